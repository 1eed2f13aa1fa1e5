import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { downloadEvidence, downloadEvidencePackage, type ShownPage } from 'shared-api/contracts/signing';
import { readPdfsig } from '../../../platform/pdf-editing/corpus/outside-tools.ts';
import { itWith, makeScratch, run } from '../../../platform/pdf-editing/testing/scratch.ts';
import { downloadOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import { sendDocument } from '../testing/documents.builders.ts';
import { sealForReal, signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';
import { checkPackage } from './verifier/check-package.ts';
import { checkPdf } from './verifier/pdf-seal.ts';
import { readZip } from './verifier/zip.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

const evidenceOf = async ({ app }: SigningTestApp, id: string, cookie: string) =>
  downloadOn(app, downloadEvidence, { id }, { cookie });
const packageOf = async ({ app }: SigningTestApp, id: string, cookie: string) =>
  downloadOn(app, downloadEvidencePackage, { id }, { cookie });
const codeOf = (answer: { bytes: Buffer }) => (JSON.parse(answer.bytes.toString()) as { code: string }).code;

/** Changes the middle of a content, in a letter or a number. */
function alter(bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const at = changed.findIndex(
    (byte, index) =>
      index >= changed.length / 2 && ((byte >= 0x30 && byte < 0x38) || (byte >= 0x61 && byte < 0x79)),
  );
  changed[at] = (changed[at] ?? 0) + 1;
  return changed;
}

async function runVerifier(files: ReadonlyMap<string, Uint8Array>, name: string) {
  const folder = scratch.path(name);
  const { mkdirSync } = await import('node:fs');
  mkdirSync(folder);
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes);
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [join(folder, 'verify.mjs'), '--it'], { env: {} }, (error, text) => {
      resolve({ code: error ? Number(error.code) : 0, text });
    });
  });
}

describeSigning('the evidence of a signature', (signingApp) => {
  it('is a sealed PDF that says who, when, from where and which bytes, the same whenever it is asked for', async () => {
    const app = signingApp();
    sealForReal(app);
    const { id, cookie } = await signAsGuest(app);
    const first = await evidenceOf(app, id, cookie);
    expect(first.headers['content-disposition']).toContain('prova-della-firma.pdf');
    const { seal, entries } = await checkPdf(first.bytes);
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    const sealed = log.find(({ action }) => action === 'document.sealed');
    expect(seal?.state).toBe('good');
    expect(entries).toMatchObject({ events: sealed?.sequence, eventsHash: sealed?.hash });
    app.clock.advance(60_000);
    expect((await evidenceOf(app, id, app.cookies.acme)).bytes.equals(first.bytes)).toBe(true);
    const made = (await app.platform.audit.list(app.db, documentSubject(id))).filter(
      ({ action }) => action === 'document.evidence-made',
    );
    expect(made).toHaveLength(1);
  });

  itWith('pdfsig', 'pdftotext')('is read by others, in the language of its reader', async () => {
    const app = signingApp();
    sealForReal(app);
    const { id, cookie } = await signAsGuest(app);
    await speakEnglish(app, 'acme');
    const italian = scratch.write('prova.pdf', (await evidenceOf(app, id, cookie)).bytes);
    const english = scratch.write('evidence.pdf', (await evidenceOf(app, id, app.cookies.acme)).bytes);
    expect((await readPdfsig(italian))?.map(({ isValid }) => isValid)).toEqual([true]);
    const words = Buffer.from(run('pdftotext', '-layout', italian, '-'), 'latin1').toString();
    for (const said of [
      'Prova della firma: Contratto',
      'Mario Rossi, carla@example.org',
      'link personale inviato a carla@example.org',
      '02/03/2026',
      '10:00:00 UTC+1',
      'Ha apposto la firma 1 di 1',
      'indirizzo IP 127.0.0.1',
    ])
      expect(words).toContain(said);
    expect(run('pdftotext', english, '-')).toContain('Gave signature 1 of 1');
  });

  itWith('pdftotext')('says which pages were shown to who signed, how and since when', async () => {
    const app = signingApp();
    sealForReal(app);
    const at = '2026-03-02T08:59:00.000Z';
    const shownPages: ShownPage[] = [
      { page: 1, how: 'file', at },
      { page: 2, how: 'screen', at },
    ];
    const { id, cookie } = await signAsGuest(app, {}, shownPages);
    const path = scratch.write('shown.pdf', (await evidenceOf(app, id, cookie)).bytes);
    const words = Buffer.from(run('pdftotext', '-layout', path, '-'), 'latin1').toString();
    for (const said of [
      'sullo schermo, pagina 2 (su 2 in tutto); nel file aperto con il dispositivo, pagina 1 (su 2 in tutto), come ha dichiarato',
      'è stata letta nel file aperto con il dispositivo, come dichiarato il 02/03/2026 alle 09:59 (ora del dispositivo)',
    ])
      expect(words.replace(/\s+/g, ' ')).toContain(said);
  });

  itWith('pdftotext')('says that what was drawn was compared with what was sent', async () => {
    const app = signingApp();
    sealForReal(app);
    const at = '2026-03-02T08:59:00.000Z';
    const file = (await findDocument(app.db, await sendDocument(app)))?.fileHash;
    const shownPages: ShownPage[] = [{ page: 1, how: 'screen', at, file }];
    const { id, cookie } = await signAsGuest(app, {}, shownPages);
    const path = scratch.write('compared.pdf', (await evidenceOf(app, id, cookie)).bytes);
    const words = Buffer.from(run('pdftotext', '-layout', path, '-'), 'latin1').toString();
    expect(words.replace(/\s+/g, ' ')).toContain(
      'pagina 1 (su 2 in tutto), dal file con l’impronta di quello inviato',
    );
  });

  itWith('pdfinfo')(
    'is read aloud in its order, with its headings and tables, also once it is sealed',
    async () => {
      const app = signingApp();
      sealForReal(app);
      const { id, cookie } = await signAsGuest(app);
      const path = scratch.write('tagged.pdf', (await evidenceOf(app, id, cookie)).bytes);
      const facts = Buffer.from(run('pdfinfo', path), 'latin1').toString();
      expect(facts).toMatch(/Title: +Prova della firma: Contratto/);
      expect(facts).toMatch(/Tagged: +yes/);
      const read = Buffer.from(run('pdfinfo', '-struct-text', path), 'latin1')
        .toString()
        .replace(/\s+/g, ' ');
      expect(read).toContain('Document H1 (block) "Prova della firma" P (block) "Contratto');
      for (const part of [
        'H2 (block) "Il documento" Table (block) TR TH: /Scope /Row "Titolo" TD "Contratto',
        '"1. 02/03/2026 " "10:00:00 UTC+1 " TD P (block) "Ha caricato il documento" P (block) "acme Test',
        'H2 (block) "Come si controlla" P (block) "Il sigillo del documento contiene',
      ])
        expect(read).toContain(part);
    },
  );

  it('is made once, however many ask at the same time', async () => {
    const app = signingApp();
    sealForReal(app);
    const { id, cookie } = await signAsGuest(app);
    const [one, other] = await Promise.all([
      evidenceOf(app, id, cookie),
      packageOf(app, id, app.cookies.acme),
    ]);
    expect(readZip(other.bytes).files.get('prova-della-firma.pdf')).toEqual(Uint8Array.from(one.bytes));
  });

  it('is for the signer and who manages the document, once it is signed', async () => {
    const app = signingApp();
    sealForReal(app);
    const open = await sendDocument(app);
    const { id } = await signAsGuest(app, { savesCopy: false });
    expect(codeOf(await evidenceOf(app, open, app.cookies.acme))).toBe('forbidden');
    expect(codeOf(await evidenceOf(app, id, app.cookies.beta))).toBe('not-found');
    expect(codeOf(await evidenceOf(app, id, app.cookies.luca))).toBe('not-found');
    expect((await evidenceOf(app, id, app.cookies.acme)).status).toBe(200);
    expect(codeOf(await packageOf(app, id, app.cookies.acme))).toBe('forbidden');
  });
});

describeSigning('the package of evidence', (signingApp) => {
  async function makePackage(app: SigningTestApp) {
    sealForReal(app);
    const { id, cookie } = await signAsGuest(app);
    const answer = await packageOf(app, id, cookie);
    expect(answer.headers['content-disposition']).toMatch(/prova-della-firma-[0-9a-f]{8}\.zip/);
    return new Map([...readZip(answer.bytes).files].map(([name, bytes]) => [name, Uint8Array.from(bytes)]));
  }

  it('verifies by itself, and names whatever was changed or taken away', async () => {
    const files = await makePackage(signingApp());
    expect([...files.keys()].toSorted()).toEqual([
      'LEGGIMI.txt',
      'certificato-1.pem',
      'certificato-2.pem',
      'documento-firmato.pdf',
      'documento-originale.pdf',
      'eventi.json',
      'manifest.json',
      'prova-della-firma.pdf',
      'verifica.html',
      'verify.mjs',
    ]);
    const findings = await checkPackage(files);
    expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
    const found = findings.map(({ key }) => key);
    for (const key of [
      'manifest',
      'seal',
      'signature',
      'original',
      'chain',
      'chain-end',
      'certificate',
      'event-file',
      'event-certificate',
      'certificate-dates',
      'authority',
      'authority-own',
    ])
      expect(found).toContain(key);
    expect(findings.filter(({ key }) => key === 'chain-end').map(({ values }) => values?.['name'])).toEqual([
      'documento-firmato.pdf',
      'prova-della-firma.pdf',
    ]);
    for (const [name, bytes] of files) {
      const changed = await checkPackage(new Map([...files, [name, alter(bytes)]]));
      const bad = changed.filter(({ state }) => state === 'bad');
      expect([name, bad.some(({ values }) => values?.['name'] === name)]).toEqual([name, true]);
      const missing = await checkPackage(new Map([...files].filter(([each]) => each !== name)));
      const gone = missing.filter(({ state }) => state === 'bad');
      expect([name, gone.some(({ values }) => values?.['name'] === name)]).toEqual([name, true]);
    }
  });

  it('shows events that were written anew together with their hashes', async () => {
    const files = await makePackage(signingApp());
    const text = new TextDecoder().decode(files.get('eventi.json'));
    const packed = JSON.parse(text) as { events: { actor: string | null }[] };
    packed.events.pop();
    const cut = new Map([...files, ['eventi.json', new TextEncoder().encode(JSON.stringify(packed))]]);
    const keys = (await checkPackage(cut)).filter(({ state }) => state === 'bad').map(({ key }) => key);
    expect(keys).toEqual(['file-changed', 'chain-end-other']);
  });

  it('verifies by the command that lies in it, and fails with its name when a file was changed', async () => {
    const files = await makePackage(signingApp());
    const name = `whole-${Math.floor(performance.now())}`;
    const whole = await runVerifier(files, name);
    expect(whole.text).toMatch(/^Il pacchetto è integro: lo garantisce il sigillo di «[^»]+»/);
    expect(whole.code).toBe(0);
    const original = files.get('documento-originale.pdf') ?? new Uint8Array();
    const other = new Map([...files, ['documento-originale.pdf', alter(original)]]);
    const changed = await runVerifier(other, `${name}-changed`);
    expect(changed.text).toContain('✗ documento-originale.pdf: è stato cambiato (SHA-256 diverso).');
    expect(changed.code).toBe(1);
  });
});
