import { answerMark } from 'shared-api/contracts/common';
import { findFileTrouble } from './find-file-trouble.ts';

const script = {
  address: 'http://localhost/modules/signing/one/x.js',
  integrity: 'sha384-aaa',
  isScript: true,
};
const own = { [answerMark]: '1' };
const refused = new TypeError('Failed to fetch');

/** What the browser answers: first past its cache with the hash, then whatever comes. */
function answering(withHash: Response | Error, any: Response | Error = refused) {
  const ask = jest.fn<Promise<Response>, [string, RequestInit?]>((_, init) => {
    const answer = init?.integrity ? withHash : any;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  globalThis.fetch = ask as typeof fetch;
  return ask;
}

const answer = (kind: string, { status = 200, headers = {} } = {}) =>
  new Response('x', { status, headers: { ...(kind && { 'content-type': kind }), ...headers } });

describe('a file that the browser refused', () => {
  it('is asked for past the cache, and fine where only the cache held another', async () => {
    const ask = answering(answer('text/javascript; charset=utf-8', { headers: own }));
    expect(await findFileTrouble(script)).toBeNull();
    expect(ask.mock.calls).toEqual([[script.address, { cache: 'reload', integrity: 'sha384-aaa' }]]);
  });

  it.each<[string, Response | Error, Response | Error, string | null]>([
    ['another type of a script', answer('text/plain'), refused, 'changed'],
    ['another type of a style', answer('text/javascript'), refused, 'changed'],
    ['other bytes', refused, answer('text/javascript', { headers: own }), 'changed'],
    ['no bytes and no type', refused, answer(''), 'changed'],
    ['a page in its place', refused, answer('text/html'), 'blocked'],
    ['a refusal that is not ours', refused, answer('text/plain', { status: 403 }), 'blocked'],
    ['our word that there is none', refused, answer('text/plain', { status: 404, headers: own }), null],
    ['nothing', refused, refused, null],
  ])('came as %s', async (what, withHash, any, trouble) => {
    answering(withHash, any);
    const isScript = !what.endsWith('style');
    expect(await findFileTrouble({ ...script, isScript })).toBe(trouble);
  });
});
