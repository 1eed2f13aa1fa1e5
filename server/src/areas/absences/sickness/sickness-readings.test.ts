import {
  addCertificate,
  downloadCertificate,
  getAbsence,
  getAbsencesWaiting,
  getSicknessCalendar,
  listAbsences,
  listSickness,
  listSicknessReadings,
  listTeamAbsences,
  openDecisionLink,
  updateSickness,
} from 'shared-api/contracts/absences';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences } from '../testing/absences-app.ts';
import { addDelegation } from '../testing/delegations.builders.ts';
import { sendLeave, sendSickness } from '../testing/decision-steps.ts';

type Person = 'mario' | 'hr' | 'root' | 'giulia' | 'paola';
const page = { offset: 0, length: 10, companyId: null, search: '' };
const day = 24 * 3_600_000;

describeAbsences('readings of sicknesses', (app) => {
  const by = (person: Person) => ({ cookie: app().cookies[person] });
  const list = (person: Person) => callOn(app().app, listSickness, page, by(person));
  const get = (person: Person, id: string) => callOn(app().app, getAbsence, { id }, by(person));
  const readings = async (id: string, person: Person = 'mario') =>
    (await callOn(app().app, listSicknessReadings, { id }, by(person))).output.readings.map(
      ({ who, kind }) => `${who} ${kind}`,
    );

  it('are one by reader and day, by whatever way, and told to whose it is', async () => {
    const { id, from, to } = await sendSickness(app(), 'mario');
    expect(await readings(id)).toEqual([]);
    for (let count = 0; count < 3; count += 1) {
      await list('hr');
      await get('hr', id);
      await list('mario');
    }
    expect(await readings(id)).toEqual(['hr Test record']);
    app().clock.advance(day);
    await get('root', id);
    await list('hr');
    expect(await readings(id)).toEqual(['hr Test record', 'root Test record', 'hr Test record']);

    const file = new File(['%PDF-1.7 attestato'], 'attestato.pdf');
    const input = { id, protocol: '', from, to };
    const added = await callOn(app().app, addCertificate, input, { ...by('mario'), files: { file } });
    const certificateId = added.output.sickness.certificates[0]?.id ?? '';
    await downloadOn(app().app, downloadCertificate, { certificateId }, by('mario'));
    await downloadOn(app().app, downloadCertificate, { certificateId }, by('hr'));
    expect((await readings(id))[0]).toBe('hr Test certificate');
    expect(await readings(id)).toHaveLength(4);
  });

  it('are those of who looks for a word in a note, opens the calendar, or sees the team with reasons', async () => {
    const looks: ((sent: { from: string; to: string }) => Promise<unknown>)[] = [
      () => callOn(app().app, listSickness, { ...page, offset: 99, search: 'psichiatria' }, by('hr')),
      () => callOn(app().app, getSicknessCalendar, { employeeId: employeeOf('mario') }, by('hr')),
      ({ from, to }) =>
        callOn(
          app().app,
          listTeamAbsences,
          { from, to, search: '', awayOnly: true, offset: 0, length: 50 },
          by('hr'),
        ),
    ];
    const { id, from, to } = await sendSickness(app(), 'mario');
    for (const look of looks) {
      app().clock.advance(day);
      const before = (await readings(id)).length;
      await look({ from, to });
      await look({ from, to });
      expect(await readings(id)).toHaveLength(before + 1);
    }
    const before = (await readings(id)).length;
    app().clock.advance(day);
    await callOn(
      app().app,
      listTeamAbsences,
      { from, to, search: '', awayOnly: true, offset: 0, length: 50 },
      by('giulia'),
    );
    expect(await readings(id)).toHaveLength(before);
  });

  it('are those of who opens the link of a mail, or changes it for its person, too', async () => {
    const { id, from, to, version } = await sendSickness(app(), 'mario');
    const mail = (await app().outbox()).find(({ recipient }) => recipient === 'hr@example.com');
    const secret = /absenceDecision#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await callOn(app().app, openDecisionLink, { secret }, by('hr'));
    await callOn(app().app, updateSickness, { id, from, to, version, protocol: '1', note: '' }, by('root'));
    expect(await readings(id)).toEqual(['root Test record', 'hr Test record']);
  });

  it('are none where nothing is handed out that was written: lists, the dashboard, who decides for another, leave', async () => {
    await addDelegation(app().db, { byUserId: 'hr', toUserId: 'giulia', createdAt: app().clock.now() });
    const { id } = await sendSickness(app(), 'mario');
    const leave = await sendLeave(app(), 'mario');
    await callOn(app().app, listAbsences, { isWaiting: true, search: '', length: 50 }, by('hr'));
    await callOn(app().app, getAbsencesWaiting, {}, by('hr'));
    expect((await get('giulia', id)).status).toBe(200);
    expect((await get('hr', leave.id)).status).toBe(200);
    expect((await list('paola')).output.list.total).toBe(0);
    expect(await readings(id)).toEqual([]);
    const events = await app().platform.audit.list(app().db, `absence_requests:${leave.id}`);
    expect(events.map(({ action }) => action)).not.toContain('sickness.read');
  });

  it('say nothing of what was read, and are nobody else’s to see', async () => {
    const { id } = await sendSickness(app(), 'mario');
    await get('hr', id);
    const events = await app().platform.audit.list(app().db, `absence_requests:${id}`);
    expect(events.at(-1)).toMatchObject({
      action: 'sickness.read',
      actor: 'hr',
      actingFor: 'mario',
      companyId: 'acme',
      data: { ip: '127.0.0.1' },
    });
    expect(JSON.stringify(events)).not.toContain('psichiatria');
    for (const person of ['hr', 'root', 'giulia', 'paola'] as const)
      expect((await callOn(app().app, listSicknessReadings, { id }, by(person))).status).toBe(404);
  });
});
