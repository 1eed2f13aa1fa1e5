import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { downloadEvidencePackage } from 'shared-api/contracts/signing';
import { hasCommand, itWith, makeScratch, run } from '../../../platform/pdf-editing/testing/scratch.ts';
import { createIdentity } from '../../../platform/sealing/certificates.ts';
import { createCmsSigner } from '../../../platform/sealing/cms.ts';
import {
  startTestAuthority,
  type TestAuthority,
} from '../../../platform/sealing/testing/time-stamp-authority.ts';
import { downloadOn } from '../../../testing/index.ts';
import { findDocument } from '../documents/document.repository.ts';
import { firstRow } from '../testing/documents.builders.ts';
import { sealForReal, signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning } from '../testing/signing-app.ts';
import { checkPackage } from './verifier/check-package.ts';
import { checkCms } from './verifier/cms.ts';
import { checkPdf } from './verifier/pdf-seal.ts';
import { readZip } from './verifier/zip.ts';

const isChecked = hasCommand('openssl') || process.env['CI'] !== undefined;
const scratch = makeScratch();
let authority: TestAuthority;
beforeAll(async () => {
  if (isChecked) authority = await startTestAuthority();
});
afterAll(() => {
  authority?.close();
  scratch.remove();
});

(isChecked ? describe : describe.skip)('the time stamp of a seal, verified without us', () => {
  const digest = createHash('sha256').update('what is sealed').digest();
  async function stampedBy(makeToken: (value: Uint8Array) => Uint8Array) {
    const signer = await createCmsSigner(await createIdentity({ organization: 'Prova', now: new Date() }));
    const cms = await signer.sign(digest, async (value) => makeToken(value));
    return checkCms(Uint8Array.from(cms), digest.toString('hex'));
  }

  it('holds, and says when', async () => {
    const { state, timeStamp } = await stampedBy((value) => authority.tokenOf(value));
    expect([state, timeStamp]).toMatchObject(['good', { state: 'good', authority: 'Marche di prova' }]);
    expect(Math.abs(Date.now() - Date.parse(timeStamp?.at ?? ''))).toBeLessThan(300_000);
  });

  it.each([
    ['of other bytes', 'other', () => authority.tokenOf(Buffer.from('other bytes'))],
    [
      'of a certificate for other purposes',
      'purpose',
      (value: Uint8Array) => authority.tokenOf(value, 'without-purpose'),
    ],
    [
      'of a certificate that had run out',
      'expired',
      (value: Uint8Array) => authority.tokenOf(value, 'expired'),
    ],
  ])('is named when it is %s, and the seal still holds', async (_what, flaw, makeToken) => {
    const { state, timeStamp } = await stampedBy(makeToken);
    expect([state, timeStamp?.state, timeStamp?.flaw]).toEqual(['good', 'bad', flaw]);
  });

  it.each([
    ['its time', (token: Buffer) => token.indexOf(`${new Date().getUTCFullYear()}`) + 3],
    ['its signature', (token: Buffer) => token.length - 5],
    ['its shape', () => 16],
  ])('is named when %s was changed, and the seal still holds', async (_what, placeIn) => {
    const { state, timeStamp } = await stampedBy((value) => {
      const token = Buffer.from(authority.tokenOf(value));
      const place = placeIn(token);
      token[place] = (token[place] ?? 0) ^ 1;
      return token;
    });
    expect([state, timeStamp?.state, timeStamp?.flaw]).toEqual(['good', 'bad', undefined]);
  });
});

if (isChecked)
  describeSigning('a document sealed with a time stamp', (signingApp) => {
    it('carries it into the package, where the command says when, and pdfsig agrees', async () => {
      const app = signingApp();
      sealForReal(app, { timeStampAuthority: { url: authority.url, timeoutMs: 240_000 } });
      const { id } = await signAsGuest(app);
      const document = await findDocument(app.db, id);
      const pdf = await buffer(await app.platform.storage.read(document?.sealedHash ?? ''));
      const { seal, signatures } = await checkPdf(pdf);
      expect(seal).toMatchObject({
        state: 'good',
        timeStamp: { state: 'good', authority: 'Marche di prova' },
      });
      expect(signatures.map(({ timeStamp }) => timeStamp !== undefined)).toEqual([false, true]);

      const zip = await downloadOn(app.app, downloadEvidencePackage, { id }, { cookie: app.cookies.acme });
      const { files } = readZip(zip.bytes);
      expect(files.get('marca-temporale.tst')).toEqual(seal?.timeStamp?.bytes);
      const stamps = (await checkPackage(files)).filter(({ key }) => key.startsWith('time-stamp'));
      expect(stamps.map(({ state, key }) => [state, key])).toEqual([
        ['good', 'time-stamp'],
        ['good', 'time-stamp'],
      ]);
      const program = scratch.write('verify.mjs', files.get('verify.mjs') ?? '');
      const said = execFileSync(
        process.execPath,
        [program, scratch.write('package.zip', zip.bytes), '--it'],
        { env: {} },
      );
      expect(said.toString()).toContain(
        'documento-firmato.pdf: la marca temporale di «Marche di prova» dice che il sigillo c’era già il 20',
      );
    });

    itWith('pdfsig')('is valid for pdfsig too', async () => {
      const app = signingApp();
      sealForReal(app, { timeStampAuthority: { url: authority.url, timeoutMs: 240_000 } });
      const { id } = await signAsGuest(app);
      const document = await findDocument(app.db, id);
      const pdf = await buffer(await app.platform.storage.read(document?.sealedHash ?? ''));
      const words = run('pdfsig', '-nocert', scratch.write('sealed.pdf', pdf));
      expect(words.match(/Signature is Valid/g)).toHaveLength(2);
    });

    it.each([
      ['/busy', 'answered 503'],
      ['/refuse', 'refused'],
      ['/expired', 'was not valid at its time'],
      ['/silent', 'cannot be reached'],
    ])(
      'waits for one while the authority does not give it (%s), and is sealed at the next try',
      async (path, problem) => {
        const app = signingApp();
        sealForReal(app, {
          timeStampAuthority: {
            url: `${authority.url}${path}`,
            timeoutMs: path === '/silent' ? 200 : 240_000,
          },
        });
        const { id } = await signAsGuest(app);
        expect(await firstRow(app)).toMatchObject({ state: 'sealing', hasSealProblem: true });
        expect((await findDocument(app.db, id))?.sealProblem).toContain(problem);
        sealForReal(app, { timeStampAuthority: { url: authority.url, timeoutMs: 240_000 } });
        app.clock.advance(60_000);
        await app.outbox();
        expect(await firstRow(app)).toMatchObject({ state: 'signed', hasSealProblem: false });
      },
    );
  });
