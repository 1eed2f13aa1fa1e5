import { eq, isNotNull } from 'drizzle-orm';
import {
  addCertificate,
  addSickness,
  askWithdrawal,
  decideAbsence,
  downloadCertificate,
  listSickness,
  updateSickness,
} from 'shared-api/contracts/absences';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { readTables } from '../../../testing/table-contents.ts';
import { absenceRequests } from '../requests/requests.schema.ts';
import { describeAbsences } from '../testing/absences-app.ts';
import { absenceCertificates } from './certificates.schema.ts';
import { foldTexts } from '../../folded-texts.repository.ts';

const draft = { from: '2026-03-10', to: '2026-03-13', protocol: '555444333', note: 'Ricovero', send: true };
const written = /Ricovero|555444333|555444334|diagnosi|guarito|Manca il foglio/;

describeAbsences('what is written of a sickness', (app) => {
  const by = (person: 'mario' | 'hr' | 'root') => ({ cookie: app().cookies[person] });
  const add = async (changes: Partial<typeof draft> = {}) =>
    (await callOn(app().app, addSickness, { ...draft, ...changes }, by('mario'))).output.sickness;
  const find = async (person: 'mario' | 'hr' | 'root', search: string) => {
    const page = { offset: 0, length: 10, companyId: null, search };
    return (await callOn(app().app, listSickness, page, by(person))).output.list;
  };
  const addFile = async (id: string) => {
    const file = new File(['%PDF-1.7 attestato'], 'diagnosi.pdf');
    const { from, to } = draft;
    const input = { id, protocol: '', from, to };
    app().clock.advance(60_000);
    return callOn(app().app, addCertificate, input, { ...by('mario'), files: { file } });
  };
  const everything = async () => JSON.stringify(await readTables(app().db));

  it('says of what cannot be opened that it cannot, and lists everything else', async () => {
    const { id } = await add();
    const other = await add({ from: '2026-04-01', to: '2026-04-02', note: 'Altro' });
    await app().db.update(absenceRequests).set({ sealedNote: 'v1.AAAA' }).where(eq(absenceRequests.id, id));
    const { rows } = await find('mario', '');
    expect(new Map(rows.map(({ id: row, note }) => [row, note]))).toEqual(
      new Map([
        [id, '(non leggibile – unreadable)'],
        [other.id, 'Altro'],
      ]),
    );
  });

  it('stands in no table in clear text, nor in the log, and is read as it was', async () => {
    const { id } = await add();
    await addFile(id);
    const changed = { ...draft, id, protocol: '555444334', note: 'Ricovero breve' };
    await callOn(app().app, updateSickness, changed, by('mario'));
    await app().outbox();
    await callOn(app().app, decideAbsence, { id, decision: 'approved', reason: '' }, by('hr'));
    const { version = 0 } = (await find('mario', '')).rows[0] ?? {};
    await callOn(app().app, askWithdrawal, { id, version, reason: 'Sono guarito' }, by('mario'));
    expect((await find('hr', '')).rows).toMatchObject([
      { note: 'Ricovero breve', protocol: '555444334', withdrawalReason: 'Sono guarito' },
    ]);
    await app().outbox();
    expect(await everything()).not.toMatch(written);
    const { certificates } = (await find('mario', '')).rows[0] ?? { certificates: [] };
    expect(certificates.map(({ protocol, fileName }) => [protocol, fileName])).toEqual([
      ['555444334', ''],
      ['', 'diagnosi.pdf'],
    ]);
    const certificateId = certificates.at(-1)?.id ?? '';
    const { headers } = await downloadOn(app().app, downloadCertificate, { certificateId }, by('hr'));
    expect(headers['content-disposition']).toContain('diagnosi.pdf');
  });

  it('why it was refused is read by its person, and stays out of mails and the log', async () => {
    const { id } = await add();
    const refusal = { id, decision: 'refused', reason: 'Manca il foglio' } as const;
    await callOn(app().app, decideAbsence, refusal, by('hr'));
    expect((await find('mario', '')).rows).toMatchObject([{ refusalReason: 'Manca il foglio' }]);
    const [mail] = (await app().outbox()).filter(({ recipient }) => recipient === 'mario@example.com');
    expect(mail?.subject).toMatch(/^Richiesta rifiutata/);
    expect(await everything()).not.toMatch(written);
  });

  it('is found by words of the note and by digits of the number, by whoever may read it', async () => {
    const { id } = await add({ note: 'Ricovero a Forlì' });
    await add({ from: '2026-04-07', to: '2026-04-08', protocol: '999', note: '' });
    for (const person of ['mario', 'hr', 'root'] as const) {
      for (const search of ['FORLI', '4443', 'ricovero 555', 'mario 555'])
        expect((await find(person, search)).rows.map((row) => row.id)).toEqual([id]);
      expect((await find(person, '999')).total).toBe(1);
      expect((await find(person, 'forli 999')).total).toBe(0);
      expect((await find(person, '%')).total).toBe(0);
    }
  });

  it('is encrypted at the start where a version before left it in clear text, and nothing is lost', async () => {
    const { db, absences } = app();
    const { id, version } = await add({ protocol: '' });
    await addFile(id);
    const old = { note: 'Ricovero', refusalReason: 'Manca il foglio', withdrawalReason: 'Sono guarito' };
    const noneSealed = { sealedNote: null, sealedRefusalReason: null, sealedWithdrawalReason: null };
    await db.update(absenceRequests).set({ ...old, ...noneSealed });
    // As a version before left it, and the start folds it.
    await foldTexts(db);
    const certificate = { protocol: '555444333', fileName: 'diagnosi.pdf' };
    await db.update(absenceCertificates).set({ ...certificate, sealedProtocol: null, sealedFileName: null });
    const before = await find('hr', 'ricovero 555444333');
    expect(before.rows).toMatchObject([{ ...old, protocol: '555444333' }]);
    await app().outbox();
    expect(await absences.textsOfBefore.seal()).toBe(2);
    expect(await everything()).not.toMatch(written);
    expect(await find('hr', 'ricovero 555444333')).toEqual(before);
    expect(before.rows[0]?.version).toBe(version);
    expect(await absences.textsOfBefore.seal()).toBe(0);
  });

  it('that an older server beside this one writes counts, and is encrypted within the hour', async () => {
    const { db, absences } = app();
    const { id } = await add();
    await db.update(absenceRequests).set({ note: 'Nuova nota' }).where(eq(absenceRequests.id, id));
    expect((await find('hr', 'nuova')).rows).toMatchObject([{ note: 'Nuova nota' }]);
    expect(await absences.textsOfBefore.seal()).toBe(1);
    expect((await find('hr', 'nuova')).rows).toMatchObject([{ note: 'Nuova nota' }]);
    expect(await db.$count(absenceRequests, isNotNull(absenceRequests.sealedNote))).toBe(1);
  });
});
