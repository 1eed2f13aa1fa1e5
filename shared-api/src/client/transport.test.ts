import { z } from 'zod';
import { defineCall, okAnswer } from '../contracts/common/index.ts';
import { http } from './send.ts';
import { call } from './transport.ts';

const removeThing = defineCall({
  name: 'removeThing',
  access: 'public',
  input: z.object({ id: z.string() }),
  output: okAnswer,
});

describe('a call that outlives its page', () => {
  it('is one that the browser goes on with after the page is gone', async () => {
    // Node asks for a whole address.
    http.defaults.baseURL = location.origin;
    const answer = { status: 200, headers: { 'content-type': 'application/json' } };
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify({ Result: 'OK' }), answer));
    await call(removeThing, { id: '7' }, { outlivesPage: true });
    const [request, init] = fetched.mock.calls[0] ?? [];
    expect(request instanceof Request ? request.keepalive : init?.keepalive).toBe(true);
    fetched.mockRestore();
  });
});
