import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch } from './guarded-fetch.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away')
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (request.url === '/large') return void response.end(Buffer.alloc(1_000_001));
    request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('fetching an address that somebody else named', () => {
  it.each([
    'http://login.example.com/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://login.example.com:22/',
    'file:///etc/passwd',
    'nothing',
  ])('refuses %s', async (address) => {
    await expect(createGuardedFetch([])(address)).rejects.toThrow('is not an https address of the internet');
  });

  it('reaches an origin of the own network that is named, and no other', async () => {
    const answer = await createGuardedFetch([origin])(`${origin}/echo`, { method: 'POST', body: 'a=1' });
    expect([answer.status, await answer.text()]).toEqual([200, 'a=1']);
    await expect(createGuardedFetch(['http://127.0.0.1:1'])(`${origin}/echo`)).rejects.toThrow(
      'is not an https',
    );
  });

  it('follows no redirection, and reads no more than a megabyte', async () => {
    const fetchOwn = createGuardedFetch([origin]);
    expect((await fetchOwn(`${origin}/away`)).status).toBe(302);
    await expect(fetchOwn(`${origin}/large`)).rejects.toThrow('answers more than');
  });

  it('says who does not answer', async () => {
    const closed = 'http://127.0.0.1:1';
    await expect(createGuardedFetch([closed])(`${closed}/`)).rejects.toThrow('127.0.0.1:1 does not answer');
  });
});
