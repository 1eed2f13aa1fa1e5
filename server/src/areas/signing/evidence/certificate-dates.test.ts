import { createIdentity } from '../../../platform/sealing/certificates.ts';
import { createCmsSigner } from '../../../platform/sealing/cms.ts';
import { checkAuthorities, checkDates } from './verifier/certificate-chain.ts';
import { checkCms } from './verifier/cms.ts';
import { sha256 } from './verifier/bytes.ts';

const content = new TextEncoder().encode('sealed');

/** What a verifier reads of a seal whose certificate counts ten years from a day on. */
async function sealFrom(day: string) {
  const identity = await createIdentity({ organization: 'Prova', now: new Date(day) });
  const hash = await sha256(content);
  const value = await (await createCmsSigner(identity)).sign(Buffer.from(hash, 'hex'));
  const seal = { ...(await checkCms(Uint8Array.from(value), hash)), end: 0 };
  return { name: 'a.pdf', signatures: [], seal, entries: undefined };
}

const keys = (found: readonly { readonly key: string; readonly state: string }[]) =>
  found.map(({ key, state }) => `${state} ${key}`);

describe('the dates of the certificate of a seal', () => {
  it('hold the day on which it sealed', async () => {
    const pdf = await sealFrom('2016-03-01');
    expect(keys(checkDates(pdf, '2020-01-01T10:00:00.000Z'))).toEqual(['good certificate-dates']);
    expect(keys(checkDates(pdf, '2026-03-02T10:00:00.000Z'))).toEqual(['bad certificate-ended']);
    expect(keys(checkDates(pdf, '2016-02-28T10:00:00.000Z'))).toEqual(['unknown certificate-early']);
    expect(checkDates(pdf, undefined)).toEqual([]);
  });

  it('are held to a time stamp where there is one', async () => {
    const pdf = await sealFrom('2016-03-01');
    const timeStamp = {
      state: 'good' as const,
      flaw: undefined,
      at: '2027-01-01T00:00:00Z',
      authority: 'x',
      bytes: content,
    };
    const stamped = { ...pdf, seal: { ...pdf.seal, timeStamp } };
    expect(keys(checkDates(stamped, '2020-01-01T10:00:00.000Z'))).toEqual(['bad certificate-ended']);
  });
});

describe('who issued the certificate of a seal', () => {
  it('is followed to who vouches for itself, which is said', async () => {
    const { seal } = await sealFrom('2026-01-01');
    if (!seal.certificate) throw new Error('no certificate');
    expect(keys(await checkAuthorities(seal.certificate, seal.certificates))).toEqual([
      'good authority',
      'unknown authority-own',
    ]);
    expect(keys(await checkAuthorities(seal.certificate, []))).toEqual(['unknown authority-missing']);
  });

  it('is not who bears the name of the issuer with another key', async () => {
    const [one, other] = [await sealFrom('2026-01-01'), await sealFrom('2026-01-01')];
    if (!one.seal.certificate) throw new Error('no certificate');
    expect(keys(await checkAuthorities(one.seal.certificate, other.seal.certificates))).toEqual([
      'bad authority-broken',
    ]);
  });
});
