import { waitFor } from '@testing-library/react';
import { ApiError } from 'shared-api';
import { reportFailure } from 'shared-api/contracts/platform';
import { createFakeServer } from 'shared-api/testing';
import { reportUncaughtErrors } from './uncaught-errors.ts';

const server = createFakeServer();
let stop: () => void;
const reports = () => server.inputs(reportFailure);
const script = 'http://localhost/modules/signing/1.0.0-a/list.js';

function errorFrom(file: string, message = 'broken') {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at press (${file}:1:20)`;
  return error;
}
const happen = (error: unknown, filename = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: String(error) }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeEach(() => {
  server.on(reportFailure).answer(() => undefined);
  stop = reportUncaughtErrors();
});
afterEach(() => stop());

describe('errors that reach the window', () => {
  it('are reported by the area whose script they come from', async () => {
    happen(errorFrom(script));
    reject(errorFrom('http://localhost/shell/s1/kit.js', 'of the shell'));
    happen(errorFrom('http://localhost/shell/s1/kit.js', 'thrown by the kit'), script);
    await waitFor(() => expect(reports()).toHaveLength(3));
    expect(reports()).toMatchObject([
      { kind: 'background', area: 'signing', build: '1.0.0-a', message: expect.stringContaining('broken') },
      { area: 'shell', build: 's1' },
      { area: 'signing' },
    ]);
  });

  it('are none of ours where no script of ours is in them', () => {
    happen(errorFrom('chrome-extension://x/y.js'));
    reject('Mario Rossi');
    reject(new ApiError({ code: 'forbidden', status: 403, message: 'No' }));
    reject(Object.assign(errorFrom(script), { name: 'AbortError' }));
    expect(reports()).toEqual([]);
  });

  it('are none where a browser only says that a size is measured later', () => {
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    window.dispatchEvent(new ErrorEvent('error', { message, filename: script }));
    expect(reports()).toEqual([]);
  });

  it('are reported once each, and a few a minute', async () => {
    for (let count = 0; count < 10; count += 1) happen(errorFrom(script, 'same'));
    await waitFor(() => expect(reports()).toHaveLength(1));
    for (let count = 0; count < 10; count += 1) happen(errorFrom(script, `other ${count}`));
    await waitFor(() => expect(reports()).toHaveLength(5));
  });
});
