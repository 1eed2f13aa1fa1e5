import { existsSync } from 'node:fs';
import { defineCall, wireObject } from 'shared-api/contracts/common';
import { z } from 'zod';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from './serve.ts';

const inspect = defineCall({
  name: 'inspect',
  encoding: 'multipart',
  access: 'public',
  files: ['file'],
  input: wireObject({ title: z.string() }),
  output: wireObject({ path: z.string(), hash: z.string(), isThere: z.boolean() }),
});

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({
    routes: (app) =>
      serve(
        app,
        inspect,
        ({ input, files: { file } }) => {
          if (!file || input.title === 'fail')
            throw new AppError('conflict', { details: { path: file?.path } });
          return { path: file.path, hash: file.hash, isThere: existsSync(file.path) };
        },
        { keepsFiles: false, upload: { min: 1, max: 100 } },
      ),
  });
});
afterAll(() => testApp.close());

const send = (title: string) =>
  callOn(testApp.app, inspect, { title }, { files: { file: new File(['certificato'], 'a.pdf') } });

describe('a call that keeps none of its files', () => {
  it('has one at hand while it is answered, and neither there nor in the storage afterwards', async () => {
    const { output } = await send('see');
    expect([output.isThere, existsSync(output.path)]).toEqual([true, false]);
    expect(await testApp.platform.storage.has(output.hash)).toBe(false);
  });

  it('leaves none when it fails', async () => {
    const path = String((await send('fail')).error?.details?.['path']);
    expect([path.length > 10, existsSync(path)]).toEqual([true, false]);
  });
});
