import { createHash } from 'node:crypto';
import {
  addCertificate,
  addSickness,
  deleteSickness,
  downloadCertificate,
  getAbsence,
  markSicknessRead,
  updateSickness,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import { absenceCertificates } from './certificates.schema.ts';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { emptyPicture, encodePng } from '../../../platform/png/write-png.ts';
import { actorFor, describeAbsences } from '../testing/absences-app.ts';
import { addDelegation } from '../testing/delegations.builders.ts';

type Person = 'mario' | 'hr' | 'root' | 'paola' | 'giulia';
type Draft = InputOf<typeof addCertificate>;

/** From Tuesday to Friday. */
const days = { from: '2026-03-10', to: '2026-03-13' };
const pdf = Buffer.from('%PDF-1.7 attestato di malattia');
const jpeg = Buffer.from('ffd8ffc00011080010001003012200021101031101ffd9', 'hex');

describeAbsences('certificates', (app) => {
  const by = (person: Person) => ({ cookie: app().cookies[person] });
  const addSick = async (person: Person = 'mario') => {
    const input = { ...days, employeeId: employeeOf('mario'), protocol: '', note: '', send: true };
    return (await callOn(app().app, addSickness, input, by(person))).output.sickness;
  };
  const add = (id: string, { person = 'mario', file, ...draft }: Adding = {}) =>
    callOn(
      app().app,
      addCertificate,
      { id, protocol: '123456789', ...days, ...draft },
      { ...by(person), ...(file && { files: { file } }) },
    );
  const read = (certificateId: string, person: Person) =>
    downloadOn(app().app, downloadCertificate, { certificateId }, by(person));
  const set = (id: string, to: 'approved' | 'refused' | 'withdrawn') =>
    app().db.transaction((tx) =>
      app().absences.requests.setStatus(tx, { ...actorFor('mario'), mayManage: true }, id, { to }),
    );
  const hasPlain = (bytes: Buffer) =>
    app().platform.storage.has(createHash('sha256').update(bytes).digest('hex'));

  it('are beside a sickness for whoever manages its person, and not for a delegate', async () => {
    const { id } = await addSick();
    await add(id);
    await addDelegation(app().db, { byUserId: 'hr', toUserId: 'giulia', createdAt: app().clock.now() });
    const seenBy = async (person: Person) =>
      (await callOn(app().app, getAbsence, { id }, by(person))).output.certificates;
    expect(await seenBy('hr')).toMatchObject([{ protocol: '123456789' }]);
    expect(await seenBy('giulia')).toBeNull();
  });

  it('are kept encrypted, given to their person and to who manages them, and each reading is written down', async () => {
    const { id } = await addSick();
    const { sickness } = (await add(id, { file: new File([pdf], 'attestato.pdf') })).output;
    const [certificate] = sickness.certificates;
    expect(certificate).toMatchObject({ protocol: '123456789', ...days, fileName: 'attestato.pdf' });
    expect(await hasPlain(pdf)).toBe(false);
    for (const person of ['mario', 'hr', 'root'] as const) {
      const { status, bytes, headers } = await read(certificate?.id ?? '', person);
      expect([status, bytes.equals(pdf), headers['content-type']]).toEqual([200, true, 'application/pdf']);
    }
    for (const person of ['giulia', 'paola'] as const)
      expect((await read(certificate?.id ?? '', person)).status).toBe(404);
    const events = await app().platform.audit.list(app().db, `absence_requests:${id}`);
    const readings = events.filter(({ action }) => action === 'certificate.read');
    expect(readings.map(({ actor }) => actor)).toEqual(['mario', 'hr', 'root']);
  });

  it.each([
    ['a picture', encodePng(emptyPicture(1, 1)), 'IMG_1.bin', 'IMG_1.png', 'image/png'],
    ['a photo', jpeg, 'IMG_2.JPEG', 'IMG_2.JPEG', 'image/jpeg'],
    ['a photo that calls itself a PDF', jpeg, 'malattia.pdf', 'malattia.jpg', 'image/jpeg'],
  ])('may be %s, by what is in it', async (_what, bytes, name, kept, type) => {
    const { id } = await addSick();
    const { sickness } = (await add(id, { file: new File([new Uint8Array(bytes)], name) })).output;
    expect(sickness.certificates[0]?.fileName).toBe(kept);
    const { headers } = await read(sickness.certificates[0]?.id ?? '', 'mario');
    expect(headers['content-type']).toBe(type);
  });

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>'), /PDF o una foto/],
    ['a PDF that needs a password', Buffer.from('%PDF-1.7 encrypted'), /password/],
    ['a picture that was cut off', Buffer.from('89504e470d0a1a0a0000', 'hex'), /danneggiata/],
    ['a photo without any size', Buffer.from('ffd8ffd9', 'hex'), /danneggiata/],
  ])('may not be %s', async (_what, bytes, sentence) => {
    const { id } = await addSick();
    const { status, error } = await add(id, { file: new File([new Uint8Array(bytes)], 'attestato.pdf') });
    expect([status, error?.fields?.['file']]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await hasPlain(bytes)).toBe(false);
  });

  it('are gone for good with their sickness', async () => {
    const { id } = await addSick();
    await add(id, { file: new File([pdf], 'a.pdf') });
    const [certificate] = await app().db.select().from(absenceCertificates);
    const isKept = () => app().platform.storage.has(certificate?.fileKey ?? '');
    expect(await isKept()).toBe(true);
    await callOn(app().app, deleteSickness, { id }, by('mario'));
    expect([await isKept(), await app().db.$count(absenceCertificates)]).toEqual([false, 0]);
  });

  describe('of a continuation', () => {
    it('make a sickness that waits longer, over a weekend too', async () => {
      const { id } = await addSick();
      const { sickness } = (await add(id, { from: '2026-03-16', to: '2026-03-18' })).output;
      expect(sickness).toMatchObject({
        id,
        from: '2026-03-10',
        to: '2026-03-18',
        days: 7,
        status: 'toApprove',
      });
    });

    it('make the next one beside a sickness that is approved, which waits for approval', async () => {
      const { id } = await addSick();
      await set(id, 'approved');
      const { sickness } = (await add(id, { from: '2026-03-13', to: '2026-03-17' })).output;
      expect(sickness).toMatchObject({ from: '2026-03-14', to: '2026-03-17', days: 2, status: 'toApprove' });
      expect(sickness.id).not.toBe(id);
      expect(sickness.certificates).toMatchObject([{ from: '2026-03-13', to: '2026-03-17' }]);
    });

    it('may not begin after days of work, end before the sickness, or be of one that was withdrawn', async () => {
      const { id } = await addSick();
      const late = await add(id, { from: '2026-03-17', to: '2026-03-18' });
      expect(late.error?.fields?.['from']).toMatch(/giorni di lavoro/);
      const early = await add(id, { from: '2026-03-02', to: '2026-03-06' });
      expect(early.error?.fields?.['from']).toMatch(/prima dell’inizio/);
      expect((await add(id, { to: '2026-03-09' })).error?.fields).toHaveProperty('to');
      await set(id, 'approved');
      await set(id, 'withdrawn');
      expect((await add(id)).error?.code).toBe('conflict');
    });
  });

  describe('that say fewer days than their sickness', () => {
    const shorter = { from: '2026-03-10', to: '2026-03-11', shortens: true };

    it('make one that waits shorter where that is said, and leave it as it is where not', async () => {
      const { id } = await addSick();
      const kept = (await add(id, { ...shorter, shortens: false })).output.sickness;
      expect(kept).toMatchObject({ id, ...days });
      const { sickness } = (await add(id, shorter)).output;
      expect(sickness).toMatchObject({
        id,
        from: '2026-03-10',
        to: '2026-03-11',
        days: 2,
        status: 'toApprove',
      });
    });

    it('make one that is approved shorter for who decides about it, and its own papers keep their days', async () => {
      const { id } = await addSick();
      await add(id);
      await set(id, 'approved');
      expect((await add(id, shorter)).error?.code).toBe('forbidden');
      app().clock.advance(1000);
      const { sickness } = (await add(id, { ...shorter, protocol: '987654321', person: 'hr' })).output;
      expect(sickness).toMatchObject({ to: '2026-03-11', days: 2, status: 'approved' });
      const papers = sickness.certificates.map(({ protocol, from, to }) => [protocol, from, to]);
      expect(papers).toEqual([
        ['123456789', '2026-03-10', '2026-03-13'],
        ['987654321', '2026-03-10', '2026-03-11'],
      ]);
    });

    it('stay as they were filed when the sickness is set back and changed', async () => {
      const { id } = await addSick();
      await add(id);
      await set(id, 'approved');
      const decide = (to: 'toApprove') =>
        app().db.transaction((tx) =>
          app().absences.requests.setStatus(tx, { ...actorFor('mario'), mayManage: true }, id, { to }),
        );
      await decide('toApprove');
      const input = { id, from: '2026-03-10', to: '2026-03-11', protocol: '123456789', note: '' };
      const { sickness } = (await callOn(app().app, updateSickness, input, by('hr'))).output;
      expect(sickness).toMatchObject({ to: '2026-03-11' });
      expect(sickness.certificates).toMatchObject([{ from: '2026-03-10', to: '2026-03-13' }]);
    });

    it('stay as they were filed where there is a paper', async () => {
      const { id } = await addSick();
      await add(id, { file: new File([pdf], 'attestato.pdf') });
      const input = { id, from: '2026-03-10', to: '2026-03-11', protocol: '123456789', note: '' };
      const { sickness } = (await callOn(app().app, updateSickness, input, by('mario'))).output;
      expect(sickness.certificates).toMatchObject([{ from: '2026-03-10', to: '2026-03-13' }]);
    });
  });

  it('are refused without number and file, and to colleagues; a file that was refused stays nowhere', async () => {
    const { id } = await addSick();
    expect((await add(id, { protocol: '' })).error?.fields).toHaveProperty('protocol');
    expect((await add(id, { person: 'giulia' })).status).toBe(404);
    const file = new File([pdf], 'a.pdf');
    expect((await add(id, { from: '2026-03-02', to: '2026-03-06', file })).status).toBe(400);
    expect(await app().db.$count(absenceCertificates)).toBe(0);
  });

  it('that its person adds have administrators look again', async () => {
    const { id } = await addSick('hr');
    expect((await add(id, { person: 'hr' })).output.sickness.isRead).toBe(false);
    await callOn(app().app, markSicknessRead, { id }, by('hr'));
    expect((await add(id, { person: 'hr' })).output.sickness.isRead).toBe(true);
    expect((await add(id)).output.sickness.isRead).toBe(false);
  });
});

interface Adding extends Partial<Draft> {
  readonly person?: Person;
  readonly file?: File;
}
