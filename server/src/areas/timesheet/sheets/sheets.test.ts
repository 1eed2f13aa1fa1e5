import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { downloadMonthSheet, listExportedMonths, signMonthSheet } from 'shared-api/contracts/timesheet';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { findDocument, recordOutcome } from '../../signing/documents/document.repository.ts';
import { monthSubject } from '../timesheet-audit.ts';
import { enterDays, march, setMarch } from '../testing/exports.builders.ts';
import { itWith, makeScratch, run } from '../../../platform/pdf-editing/testing/scratch.ts';
import { fileNamePart } from '../exports/company-months.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';
import { findSheets } from './sheets.repository.ts';

type Person = keyof TimesheetTestApp['cookies'];

const scratch = makeScratch();
afterAll(() => scratch.remove());

const mario = { employeeId: employeeOf('mario'), ...march };

describeTimesheet('a monthly sheet', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const read = (person: Person, employeeId = mario.employeeId) =>
    downloadOn(app().app, downloadMonthSheet, { ...march, employeeId }, as(person));
  const send = (person: Person, employeeId = mario.employeeId) =>
    callOn(app().app, signMonthSheet, { ...march, employeeId }, as(person));
  const stateOfSheet = async () => {
    const input = { companyId: 'acme', ...march, text: 'mario' };
    return (await callOn(app().app, listExportedMonths, input, as('hr'))).output.months[0];
  };

  beforeEach(async () => {
    await enterDays(app(), mario.employeeId, { 2: { ordinary: 480 } });
    await setMarch(app(), 'mario', 'closed');
  });

  it('is a PDF of one’s own month, or of whom one manages', async () => {
    const own = await read('mario');
    expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(own.headers['content-disposition']).toContain('cartellino-test-mario-2026-03.pdf');
    expect((await read('hr')).bytes).toEqual(own.bytes);
    expect((await read('giulia')).status).toBe(404);
    expect((await read('paola')).status).toBe(404);
    expect((await read('hr', 'nobody')).status).toBe(404);
  });

  itWith('pdftotext')(
    'says to whoever holds the mail that somebody was away, and not that they were ill',
    async () => {
      await setMarch(app(), 'mario', 'open');
      await enterDays(app(), mario.employeeId, {
        3: { ordinary: 0, absence: 480, causeId: 'MA' },
        4: { ordinary: 0, absence: 480, causeId: 'FE' },
      });
      await setMarch(app(), 'mario', 'closed');
      const textOf = (bytes: Uint8Array) =>
        Buffer.from(run('pdftotext', '-layout', scratch.write('sent.pdf', bytes), '-'), 'latin1').toString();
      expect(textOf((await read('mario')).bytes)).toMatch(/Malattia[^]*Ferie/);
      const { documentId } = (await send('hr')).output;
      const { fileHash } = (await findDocument(app().db, documentId)) ?? { fileHash: '' };
      const sent = textOf(await buffer(await app().platform.storage.read(fileHash)));
      expect(sent).not.toContain('Malattia');
      expect(sent).toMatch(/Assenza[^]*Ferie/);
    },
  );

  it('is an event where somebody else takes it', async () => {
    const events = async () =>
      (
        await app().platform.audit.list(
          app().db,
          monthSubject({ employeeId: mario.employeeId, month: '2026-03' }),
        )
      )
        .filter(({ action }) => action === 'month.read')
        .map(({ actor }) => actor);
    await read('mario');
    expect(await events()).toEqual([]);
    await read('hr');
    await read('hr');
    expect(await events()).toEqual(['hr']);
  });

  itWith('pdfinfo')(
    'tells reading programs its title, its facts and its table with their heads',
    async () => {
      const path = scratch.write('sheet.pdf', (await read('mario')).bytes);
      const found = Buffer.from(run('pdfinfo', '-struct-text', path), 'latin1')
        .toString()
        .replace(/\s+/g, ' ');
      expect(found).toContain(
        'Document H1 (block) "Cartellino " "marzo 2026" Table (block) TR TH: /Scope /Row "Dipendente" TD "Test mario"',
      );
      expect(found).toContain('TR TH: /Scope /Column "Giorno" TH: /Scope /Column "Previste"');
      expect(found).toContain('TR TH: /Scope /Row "lun 2" TD "8:00" TD "8:00"');
      expect(found).toContain('TH: /Scope /Row "Totale"');
      expect(found).toContain('P (block) "Firma del dipendente"');
    },
  );

  it('is called after whose it is, whatever their letters', () => {
    expect(fileNamePart('Núñez, José')).toBe('nunez-jose');
    expect(fileNamePart('陈 伟')).toBe('陈-伟');
    expect(fileNamePart('محمد العربي')).toBe('محمد-العربي');
    expect(fileNamePart('김민준')).toBe('김민준');
    expect(fileNamePart('Ђорђевић')).not.toBe(fileNamePart('Петровић'));
    expect(fileNamePart('🦄')).not.toBe('');
    expect(fileNamePart('a/b\\c:d')).toBe('a-b-c-d');
  });

  it('becomes a document of the company that its employee is sent, and the month keeps both', async () => {
    const { documentId } = (await send('hr')).output;
    expect(await findDocument(app().db, documentId)).toMatchObject({
      title: 'Cartellino marzo 2026',
      companyId: 'acme',
      receiverEmail: 'mario@example.com',
      state: 'sent',
      signaturesTotal: 1,
    });
    const sheets = await findSheets(app().db, { employeeIds: [mario.employeeId], month: '2026-03' });
    const fileHash = createHash('sha256')
      .update((await read('mario')).bytes)
      .digest('hex');
    expect(sheets.get(mario.employeeId)).toMatchObject({ documentId, fileHash, sentBy: 'hr' });
    expect(await stateOfSheet()).toMatchObject({ sheet: 'waiting', documentId });
    expect((await send('hr')).error?.ErrDetails).toBe('Questo cartellino è già stato inviato per la firma');
  });

  it('is signed, then changed, once the month is opened again, until it is closed with the same hours', async () => {
    const { documentId } = (await send('root')).output;
    await recordOutcome(app().db, documentId, { state: 'signed' });
    expect((await stateOfSheet())?.sheet).toBe('signed');
    await setMarch(app(), 'mario', 'open');
    expect((await stateOfSheet())?.sheet).toBe('signedThenChanged');
    await setMarch(app(), 'mario', 'closed');
    expect((await stateOfSheet())?.sheet).toBe('signed');
    await enterDays(app(), mario.employeeId, { 2: { ordinary: 420 } });
    expect((await stateOfSheet())?.sheet).toBe('signedThenChanged');
    expect((await send('hr')).output.documentId).not.toBe(documentId);
  });

  it('is of a closed month, of somebody who can sign, and sent by who manages them', async () => {
    expect((await send('mario')).error?.code).toBe('forbidden');
    expect((await send('paola')).error?.code).toBe('not-found');
    expect((await send('hr', employeeOf('giulia'))).error?.ErrDetails).toContain('mese chiuso');
    await setMarch(app(), 'mario', 'open');
    expect((await send('hr')).error?.code).toBe('conflict');
  });
});
