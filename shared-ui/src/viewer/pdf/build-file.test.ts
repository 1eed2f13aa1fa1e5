import { fetchBuildFile } from './build-file.ts';

const answers: (() => Promise<Response>)[] = [];
const fetchFile = jest.fn((_address: string, _options: RequestInit) => answers.shift()?.());
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const good = () =>
  Promise.resolve({ ok: true, arrayBuffer: async () => new ArrayBuffer(3) } as unknown as Response);

beforeEach(() => {
  fetchFile.mockClear();
  answers.length = 0;
  globalThis.fetch = fetchFile as unknown as typeof fetch;
  globalThis.sportelloIntegrity = (address) => `sha384-of-${address}`;
});
afterEach(() => {
  globalThis.sportelloIntegrity = undefined;
});

describe('a file of the build', () => {
  it('is fetched under its hash, and once more past the cache where the browser refused it', async () => {
    answers.push(refused, good);
    expect((await fetchBuildFile('/a.mjs')).byteLength).toBe(3);
    expect(fetchFile.mock.calls).toEqual([
      ['/a.mjs', { integrity: 'sha384-of-/a.mjs', cache: 'default' }],
      ['/a.mjs', { integrity: 'sha384-of-/a.mjs', cache: 'reload' }],
    ]);
  });

  it('is given up when it is refused again', async () => {
    answers.push(refused, refused);
    await expect(fetchBuildFile('/a.mjs')).rejects.toThrow('Failed to fetch');
  });
});
