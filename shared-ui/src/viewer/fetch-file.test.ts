import { fetchFile } from './fetch-file.ts';

const content = '%PDF-1.7 the contract';
/** SHA-256 of the content, in hex and as the server says it. */
const hash = '24bb03f70d19275a1a45492aae785b255be319040f74974ae461e23af213a16f';
const said = 'sha-256=:JLsD9w0ZJ1oaRUkqrnhbJVvjGQQPdJdK5GHiOvIToW8=:';
const ours = {
  'x-sportello-answer': '1',
  'content-type': 'application/pdf',
  'content-length': `${content.length}`,
  'repr-digest': said,
};

function answer(body: string, headers: Record<string, string>, status = 200) {
  Object.assign(globalThis, { fetch: jest.fn(async () => new Response(body, { status, headers })) });
}

const come = (onProgress?: (share: number) => void) =>
  fetchFile('/contract.pdf', { signal: new AbortController().signal, onProgress });

const without = (name: keyof typeof ours) =>
  Object.fromEntries(Object.entries(ours).filter(([key]) => key !== name));

describe('a file that is fetched to be shown', () => {
  it('is the one that our server sent, and says so', async () => {
    const shares: number[] = [];
    answer(content, ours);
    const { digest } = await come((share) => shares.push(share));
    expect(digest).toBe(hash);
    expect(shares.at(-1)).toBe(1);
  });

  it.each([
    ['another content under our headers', `${content} and more`, ours],
    ['a content whose hash was taken away', content, without('repr-digest')],
    ['a content whose mark was taken away', content, without('x-sportello-answer')],
    ['another content without any header of ours', 'other', { 'content-type': 'application/pdf' }],
  ])('is not shown where it was altered on its way: %s', async (_, body, headers) => {
    answer(body, headers);
    await expect(come()).rejects.toMatchObject({ kind: 'altered' });
  });

  it.each([
    ['the page of a network', '<html>Hotel', { 'content-type': 'text/html' }, 200, 'unreachable'],
    ['a refusal of something between', 'no', { 'content-type': 'text/plain' }, 403, 'unreachable'],
    ['a file that is gone', '{"code":"not-found"}', ours, 404, 'missing'],
    ['a file that is not what was stored', '{"code":"file-changed"}', ours, 500, 'changed'],
    ['a server that fails', 'oh', ours, 500, 'unreachable'],
  ] as const)('does not come where there is %s', async (_, body, headers, status, kind) => {
    answer(body, headers, status);
    await expect(come()).rejects.toMatchObject({ kind });
  });

  it('comes over plain http too, where nothing can be compared', async () => {
    answer(content, ours);
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto);
    expect((await come()).digest).toBeUndefined();
    jest.restoreAllMocks();
  });
});
