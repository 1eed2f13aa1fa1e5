import { renderHook } from '@testing-library/react';
import { z } from 'zod';
import {
  answerMark,
  contentDigestHeader,
  defineCall,
  defineDownload,
  okAnswer,
} from '../contracts/common/index.ts';
import { replaceNetwork, type NetworkAnswer } from './fake-network.ts';
import { useGateway } from './gateway.ts';
import { call, serverFile } from './transport.ts';

const input = z.object({ id: z.string() });
const changeThing = defineCall({ name: 'changeThing', access: 'public', input, output: okAnswer });
const readThing = defineDownload({ name: 'readThing', method: 'GET', access: 'public', input });
const portal = '<html>Hotel WiFi</html>';

let answer: NetworkAnswer;
let restore: () => void;
beforeEach(() => {
  restore = replaceNetwork(async () => answer);
  document.documentElement.lang = 'it';
});
afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

const html = (status: number) => ({ status, body: portal, headers: { 'content-type': 'text/html' } });
const gatewayStands = () => renderHook(() => useGateway()).result.current;
const change = () => call(changeThing, { id: '7' });
const failureOf = (made: Promise<unknown>) =>
  made.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an answer that is not ours', () => {
  it.each([
    ['a portal', 200, 'unavailable', /qualcosa chiede di accedere/],
    ['a gateway whose session is over', 401, 'unavailable', /qualcosa chiede di accedere/],
    ['a filter that refuses', 403, 'unavailable', /ha rifiutato la richiesta/],
    ['a filter with a limit of size', 413, 'too-large', /così grande/],
    ['a filter with a limit of number', 429, 'too-many-requests', /poche richieste/],
  ])('is said as what it is: %s', async (_, status, code, message) => {
    answer = html(status);
    expect(await failureOf(change())).toMatchObject({
      code,
      status,
      message: expect.stringMatching(message),
      isForeign: true,
    });
  });

  it('is a line that broke where our own answer ends in the middle', async () => {
    answer = { status: 200, body: '{"Result":"O', headers: { 'x-sportello-answer': '1' } };
    expect(await failureOf(change())).toMatchObject({ code: 'unavailable', status: 0, isForeign: false });
  });

  it('is a server out of reach where a proxy says that', async () => {
    answer = html(502);
    expect(await failureOf(change())).toMatchObject({ code: 'unavailable', message: '', isForeign: false });
  });

  it('is said in English on an English page', async () => {
    document.documentElement.lang = 'en';
    answer = html(403);
    expect(await failureOf(change())).toMatchObject({ message: expect.stringContaining('another network') });
  });

  it('is known until our server answers again, be it with a refusal', async () => {
    answer = html(200);
    await failureOf(change());
    expect(gatewayStands()).toBe(true);
    answer = { status: 200, body: { Result: 'OK' } };
    await change();
    expect(gatewayStands()).toBe(false);
  });

  it('is found behind a broken line, where a gateway leads to its own sign-in', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue({ type: 'opaqueredirect', ok: false } as Response);
    answer = 'no-answer';
    const all = await Promise.all([failureOf(change()), failureOf(change())]);
    expect(all).toEqual([
      expect.objectContaining({ code: 'unavailable', isForeign: true }),
      expect.objectContaining({ code: 'unavailable', isForeign: true }),
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(gatewayStands()).toBe(true);
  });
});

describe('a file', () => {
  const content = 'the very bytes';
  const digestOfContent = 'sha-256=:5bO1pzqml7w2v2oh/xXZD97kVwT21UTC4Vh0kCJhbRs=:';
  const digestOfOthers = 'sha-256=:AduR0GAyzGQWLBb441clsOYyvuvd6LLCRZl50E+x4gw=:';
  const ours = {
    [answerMark]: '1',
    'content-disposition': 'attachment; filename="a"; filename*=UTF-8\'\'f%C3%ACrma.pdf',
  };
  const read = () => serverFile(readThing, { id: '7' }).read();

  it('is what our server sent, under its name', async () => {
    answer = {
      status: 200,
      body: new Blob([content]),
      headers: { ...ours, [contentDigestHeader]: digestOfContent },
    };
    const file = await read();
    expect([file.name, await file.text()]).toEqual(['fìrma.pdf', content]);
  });

  it.each([
    ['a page of a portal', { 'content-type': 'text/html; charset=utf-8' }, /chiede di accedere/],
    ['bytes of something else', { 'content-type': 'application/pdf' }, /cambiato lungo la strada/],
    [
      'other bytes than were sent',
      { ...ours, [contentDigestHeader]: digestOfOthers },
      /cambiato lungo la strada/,
    ],
  ])('is refused where it is %s', async (_, headers, message) => {
    answer = { status: 200, body: new Blob([content]), headers };
    expect(await failureOf(read())).toMatchObject({
      message: expect.stringMatching(message),
      isForeign: true,
    });
  });
});
