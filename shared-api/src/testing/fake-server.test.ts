import { z } from 'zod';
import { ApiError } from '../client/api-error.ts';
import { call, serverFile } from '../client/transport.ts';
import { defineCall, defineDownload, okAnd, siNo, wireObject } from '../contracts/common/index.ts';
import { createFakeServer, failure } from './fake-server.ts';

const rename = defineCall({
  name: 'rename',
  encoding: 'multipart',
  access: 'public',
  files: ['attachment'],
  input: wireObject({ title: ['v_title', z.string()], keepsCopy: ['v_copy', siNo] }),
  output: okAnd({
    others: ['v_others', z.array(wireObject({ title: ['v_title', z.string()] }))],
  }),
});
const copy = defineDownload({
  name: 'copy',
  method: 'GET',
  access: 'public',
  input: wireObject({ id: ['v_id', z.string()] }),
});

describe('createFakeServer', () => {
  const server = createFakeServer();

  it('reads requests and writes answers through the contract', async () => {
    server.on(rename).answer(() => ({ others: [{ title: 'Busta' }] }));
    const file = new Blob(['text']);
    const answer = await call(rename, { title: 'Lettera', keepsCopy: true }, { files: { attachment: file } });
    expect(answer).toEqual({ others: [{ title: 'Busta' }] });
    expect(server.inputs(rename)).toEqual([{ title: 'Lettera', keepsCopy: true }]);
    expect(server.requests(rename)[0]?.files['attachment']?.size).toBe(4);
  });

  it('gives the bytes of a download', async () => {
    server.on(copy).answer(({ input }) => new Blob([input.id]));
    expect((await serverFile(copy, { id: 'four' }).read()).size).toBe(4);
  });

  it('fails as the real server does', async () => {
    server.on(rename).fail({ code: 'conflict', message: 'Modificato da Anna' });
    const failed = call(rename, { title: 'Lettera', keepsCopy: false });
    await expect(failed).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      message: 'Modificato da Anna',
    });
    server.on(copy).answer(() => {
      throw failure({ code: 'not-found' });
    });
    await expect(serverFile(copy, { id: 'x' }).read()).rejects.toBeInstanceOf(ApiError);
  });

  it('leaves a call without an answer when the line is cut', async () => {
    server.on(rename).cut();
    const failed = call(rename, { title: 'Lettera', keepsCopy: false });
    await expect(failed).rejects.toMatchObject({ code: 'unavailable', status: 0 });
  });

  it('stops waiting when the caller gives up', async () => {
    server.on(rename).answer(() => new Promise<never>(() => {}));
    const leaving = new AbortController();
    const waiting = call(rename, { title: 'Lettera', keepsCopy: false }, { signal: leaving.signal });
    leaving.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  });
});
