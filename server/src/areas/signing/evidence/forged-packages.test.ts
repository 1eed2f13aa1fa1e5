import { crc32 } from 'node:zlib';
import { zipSync } from 'fflate';
import { readFile, writeFile } from 'node:fs/promises';
import { downloadEvidencePackage } from 'shared-api/contracts/signing';
import { signFile } from '../../../platform/pdf-editing/signing/sign-file.ts';
import { signingMeans } from '../../../platform/pdf-editing/testing/sign-request.ts';
import { downloadOn } from '../../../testing/index.ts';
import { makePdf } from '../demo/demo-pdf.ts';
import { withScratchFile } from '../documents/scratch-file.ts';
import { sealForReal, signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { sha256 } from './verifier/bytes.ts';
import { checkPackage, type Manifest, type PackedEvents } from './verifier/check-package.ts';
import { packageWords, verdictOf, verdictSentence } from './verifier/words.ts';
import { readZip } from './verifier/zip.ts';

/** Who has the package alone, and a key that bears the same name. */
const others = signingMeans();

type Files = ReadonlyMap<string, Uint8Array>;

const text = new TextDecoder();
const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value));
const jsonOf = (files: Files, name: string): unknown => JSON.parse(text.decode(files.get(name)));

async function makePackage(app: SigningTestApp): Promise<Uint8Array> {
  sealForReal(app);
  const { id, cookie } = await signAsGuest(app);
  return (await downloadOn(app.app, downloadEvidencePackage, { id }, { cookie })).bytes;
}

async function sealedByOthers(
  pdf: Uint8Array,
  evidence: { events: number; eventsHash: string; manifest?: string },
) {
  return withScratchFile((inputPath) =>
    withScratchFile(async (outputPath) => {
      await writeFile(inputPath, pdf);
      const seal = { sealedAt: '2026-03-02T09:00:00.000Z', reason: 'Prova', evidence };
      await signFile({ inputPath, outputPath, signatures: [], seal }, await others);
      return Uint8Array.from(await readFile(outputPath));
    }),
  );
}

/** Makes list and evidence anew for other files, with a key of one's own: all that holds a package together but the first seal. */
async function rebind(files: Files, changes: Files): Promise<Files> {
  const all = new Map([...files, ...changes]);
  const manifest = jsonOf(files, 'manifest.json') as Manifest;
  const listed = await Promise.all(
    manifest.files.map(async (file) => ({
      ...file,
      sha256: await sha256(all.get(file.name) ?? new Uint8Array()),
    })),
  );
  const list = bytesOf({ ...manifest, files: listed });
  const { events } = jsonOf(all, 'eventi.json') as PackedEvents;
  const evidence = await sealedByOthers(Uint8Array.from(makePdf([['Prova della firma: altro']])), {
    events: events.length,
    eventsHash: events.at(-1)?.hash ?? '',
    manifest: await sha256(list),
  });
  return new Map([...all, ['manifest.json', list], [manifest.evidence, evidence]]);
}

const badOf = async (files: Files, odd?: string) =>
  (await checkPackage(files, odd)).filter(({ state }) => state === 'bad').map(({ key }) => key);

describeSigning('a package that was made anew', (signingApp) => {
  it('with other evidence is not called intact: two certificates are to be compared', async () => {
    const { files } = readZip(await makePackage(signingApp()));
    const findings = await checkPackage(await rebind(files, new Map()));
    expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
    expect(verdictOf(findings)).toBe('unknown');
    const sentence = verdictSentence(findings, packageWords.it);
    expect(sentence).not.toContain('integro');
    expect(sentence.match(/[0-9a-f]{64}/g)).toHaveLength(2);
    expect(verdictOf(await checkPackage(files))).toBe('good');
  });

  it('with another contract is bad: the events name the files and the certificate', async () => {
    const { files } = readZip(await makePackage(signingApp()));
    const packed = jsonOf(files, 'eventi.json') as PackedEvents;
    const contract = Uint8Array.from(makePdf([['99.999 euro']]));
    const completed = packed.events.find(({ action }) => action === 'document.completed');
    const end = { events: completed?.sequence ?? 0, eventsHash: completed?.hash ?? '' };
    const changes = new Map([
      ['documento-firmato.pdf', await sealedByOthers(contract, end)],
      ['documento-originale.pdf', contract],
    ]);
    expect(new Set(await badOf(await rebind(files, changes)))).toEqual(
      new Set(['event-file-other', 'event-certificate-other', 'certificate-file-other']),
    );
  });

  it.each(['sealed', 'original', 'events'])('is bad where its list says nothing of %s', async (role) => {
    const { files } = readZip(await makePackage(signingApp()));
    const manifest = jsonOf(files, 'manifest.json') as Manifest;
    const without = { ...manifest, files: manifest.files.filter((file) => file.role !== role) };
    const other = new Map([...files, ['manifest.json', bytesOf(without)]]);
    expect(await badOf(await rebind(other, new Map()))).toContain('role-missing');
    const doubled = { ...manifest, files: [...manifest.files, ...manifest.files] };
    expect(await badOf(new Map([...files, ['manifest.json', bytesOf(doubled)]]))).toContain('role-missing');
    const { evidence: _evidence, ...unnamed } = manifest;
    expect(await badOf(new Map([...files, ['manifest.json', bytesOf(unnamed)]]))).toContain(
      'evidence-missing',
    );
  });

  it('is odd where programs read its zip differently: doubled, packed, in a folder, hidden', async () => {
    const whole = await makePackage(signingApp());
    const { files, odd } = readZip(whole);
    expect(odd).toBeUndefined();
    const plain = Object.fromEntries(files);
    const forged = new Uint8Array([1, 2, 3]);
    const name = 'documento-firmato.pdf';
    // A second entry of a name cannot be made by a library: another name of the same length is changed in the bytes.
    const doubled = Buffer.from(zipSync({ ...plain, 'documento-firmatX.pdf': forged }, { level: 0 }));
    for (let at = doubled.indexOf('firmatX'); at >= 0; at = doubled.indexOf('firmatX'))
      doubled.write('firmato', at);
    const hidden = Buffer.concat([Buffer.from('hidden'), whole]);
    // Version, a sum that programs compare with the plain name, and the name that they take in its place.
    const otherName = Buffer.from([1, 0, 0, 0, 0, ...Buffer.from('allegato.bin')]);
    otherName.writeUInt32LE(crc32(name), 1);
    const zips = {
      doubled,
      packed: zipSync(plain, { level: 9 }),
      'with another name beside it': zipSync(
        { ...plain, [name]: [plain[name] ?? forged, { extra: { 0x7075: otherName } }] },
        { level: 0 },
      ),
      folder: zipSync({ ...plain, [`x/${name}`]: forged }, { level: 0 }),
      'in other letters': zipSync({ ...plain, 'Documento-Firmato.pdf': forged }, { level: 0 }),
      'with bytes before': hidden,
      'with bytes behind': Buffer.concat([whole, Buffer.from('behind')]),
    };
    for (const [what, zip] of Object.entries(zips)) {
      const read = readZip(Uint8Array.from(zip));
      expect([what, read.odd === undefined]).toEqual([what, false]);
      expect([what, await badOf(read.files, read.odd)]).toEqual([what, expect.arrayContaining(['zip-odd'])]);
    }
    // One that was made anew as ours are is none.
    expect(readZip(zipSync(plain, { level: 0 })).odd).toBeUndefined();
  });
});
