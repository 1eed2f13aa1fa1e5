import { createHash, X509Certificate } from 'node:crypto';
import { hasCommand, makeScratch, run } from '../pdf-editing/testing/scratch.ts';
import { createIdentity } from './certificates.ts';
import { createCmsSigner } from './cms.ts';
import { toPem } from './pem.ts';
import { startTestAuthority, type TestAuthority } from './testing/time-stamp-authority.ts';
import { createTimeStamper } from './time-stamp.ts';

const scratch = makeScratch();
const content = Buffer.from('what is signed');
const digest = createHash('sha256').update(content).digest();
const isChecked = hasCommand('openssl') || process.env['CI'] !== undefined;
afterAll(() => scratch.remove());

(isChecked ? describe : describe.skip)('a time stamp', () => {
  let authority: TestAuthority;
  beforeAll(async () => {
    authority = await startTestAuthority();
  });
  afterAll(() => authority.close());

  const stamp = (path: string, timeoutMs = 240_000) =>
    createTimeStamper({ url: `${authority.url}${path}`, timeoutMs })(Buffer.from('value'));

  it('goes into the signature, which still holds for openssl', async () => {
    const identity = await createIdentity({ organization: 'Prova', now: new Date(Date.now() - 60_000) });
    const signer = await createCmsSigner(identity);
    const stamped = await signer.sign(digest, createTimeStamper({ url: authority.url, timeoutMs: 240_000 }));
    expect(stamped.length).toBeGreaterThan(signer.size);
    const root = new X509Certificate(identity.certificates.at(-1) ?? '');
    const files = [
      '-in',
      scratch.write('sig.der', stamped),
      '-content',
      scratch.write('content.bin', content),
    ];
    const by = ['-CAfile', scratch.write('root.pem', toPem('CERTIFICATE', root.raw)), '-purpose', 'any'];
    expect(
      run('openssl', 'cms', '-verify', '-binary', '-cades', '-inform', 'DER', ...by, ...files),
    ).toContain('successful');
  });

  it.each([
    ['/wrong', 'is not a time-stamp'],
    ['/refuse', 'the time-stamping authority refused'],
    ['/busy', 'the time-stamping authority answered 503'],
    ['/other', 'the time-stamp is not over this signature'],
    ['/without-purpose', 'the certificate of the time-stamp is not one for time-stamps'],
    ['/expired', 'the certificate of the time-stamp was not valid at its time'],
  ])('is refused from an authority that answers otherwise (%s), in a sentence', async (path, problem) => {
    await expect(stamp(path)).rejects.toThrow(problem);
  });

  it('is refused when it answers another request, though over the same bytes', async () => {
    await stamp('');
    await expect(stamp('/again')).rejects.toThrow('the time-stamp answers another request');
  });

  it('is not waited for longer than was said, and is missed where nobody answers', async () => {
    await expect(stamp('/silent', 300)).rejects.toThrow('cannot be reached');
    const nobody = createTimeStamper({ url: 'http://127.0.0.1:1/', timeoutMs: 240_000 });
    await expect(nobody(Buffer.from('value'))).rejects.toThrow('cannot be reached');
  });
});
