import {
  addCertificate,
  addLeave,
  decideAbsence,
  decideAbsences,
  downloadCertificate,
  getAbsence,
  getAbsencesWaiting,
  listAbsences,
  listSickness,
  listTeamAbsences,
  openDecisionLink,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences } from '../testing/absences-app.ts';
import { sendSickness } from '../testing/decision-steps.ts';
import { addDelegation } from '../testing/delegations.builders.ts';

/** What says that somebody is ill, or what was written of it. */
const ofIllness = /sickness|malatt|psichiatria|555444333|diagnosi|Manca il foglio/i;

describeAbsences('who decides in an administrator’s place', (app) => {
  const by = (person: 'giulia' | 'hr' | 'mario') => ({ cookie: app().cookies[person] });
  const list = async (person: 'giulia' | 'hr', input: Partial<InputOf<typeof listAbsences>> = {}) =>
    (
      await callOn(
        app().app,
        listAbsences,
        { isWaiting: false, search: '', length: 50, ...input },
        by(person),
      )
    ).output;
  const get = async (person: 'giulia' | 'hr', id: string) =>
    (await callOn(app().app, getAbsence, { id }, by(person))).output;

  /** Mario is ill, with a certificate; Giulia decides in the place of hr. */
  const prepare = async () => {
    await addDelegation(app().db, { byUserId: 'hr', toUserId: 'giulia', createdAt: app().clock.now() });
    const { id, from, to } = await sendSickness(app(), 'mario');
    const file = new File(['%PDF-1.7 attestato'], 'diagnosi.pdf');
    const input = { id, protocol: '555444333', from, to };
    const added = await callOn(app().app, addCertificate, input, { ...by('mario'), files: { file } });
    return { id, from, to, certificateId: added.output.sickness.certificates[0]?.id ?? '' };
  };

  it('knows that somebody is away and when, by whatever call, and not why', async () => {
    const { id, from, to, certificateId } = await prepare();
    const known = { id, employeeName: 'Test mario', from, to, kind: 'leave', isReasonHidden: true };
    const { rows } = await list('giulia');
    const detail = await get('giulia', id);
    const { output: waiting } = await callOn(app().app, getAbsencesWaiting, {}, by('giulia'));
    const mails = await app().outbox();
    const mail = mails.find(({ recipient }) => recipient === 'giulia@example.com');
    const secret = /absenceDecision#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { output: linked } = await callOn(app().app, openDecisionLink, { secret }, by('giulia'));
    const span = { from, to, search: '', awayOnly: false, offset: 0, length: 50 };
    for (const absence of [rows[0], detail.absence, waiting.first[0], linked.absence])
      expect(absence).toMatchObject({ ...known, note: '', cause: null, mayDecide: true });
    expect(detail.certificates).toBeNull();
    expect(detail.events.map(({ kind }) => kind)).toEqual(['added', 'toApprove']);
    const { output: decided } = await callOn(
      app().app,
      decideAbsences,
      { requests: [{ id, version: 2 }], decision: 'approved', reason: '' },
      by('giulia'),
    );
    const { output: team } = await callOn(app().app, listTeamAbsences, span, by('giulia'));
    expect(decided.results).toMatchObject([{ outcome: 'done' }]);
    expect(JSON.stringify([rows, detail, waiting, linked, team])).not.toMatch(ofIllness);
    const history = { offset: 0, length: 10, companyId: null, search: '', employeeId: employeeOf('mario') };
    expect((await callOn(app().app, listSickness, history, by('giulia'))).status).toBe(404);
    expect((await downloadOn(app().app, downloadCertificate, { certificateId }, by('giulia'))).status).toBe(
      404,
    );
  });

  it('cannot have sicknesses told apart, nor learns of one from leave that was given back', async () => {
    const { id } = await prepare();
    expect((await list('giulia', { kind: 'sickness' })).rows).toEqual([]);
    expect((await list('giulia', { kind: 'leave' })).rows).toEqual([]);
    expect((await list('hr', { kind: 'sickness' })).rows).toMatchObject([{ id, kind: 'sickness' }]);
    const days = { from: '2026-03-11', to: '2026-03-12', start: null, end: null } as const;
    const leave = { ...days, cause: 'unpaidLeave', note: '', send: true } as const;
    // The sickness of before takes these days.
    await callOn(app().app, decideAbsence, { id, decision: 'refused', reason: 'Manca il foglio' }, by('hr'));
    const added = (await callOn(app().app, addLeave, leave, by('mario'))).output.leave;
    await callOn(app().app, decideAbsence, { id: added.id, decision: 'approved', reason: '' }, by('hr'));
    await sendSickness(app(), 'mario', { from: '2026-03-11', to: '2026-03-11' }).then(({ id: later }) =>
      callOn(app().app, decideAbsence, { id: later, decision: 'approved', reason: '' }, by('hr')),
    );
    const kindsFor = async (person: 'giulia' | 'hr') =>
      (await get(person, added.id)).events.map(({ kind }) => kind);
    expect(await kindsFor('hr')).toContain('givenBack');
    expect(await kindsFor('giulia')).not.toContain('givenBack');
    expect(JSON.stringify(await get('giulia', id))).not.toMatch(ofIllness);
  });

  it('who manages the person reads it where they open it, and not in the list', async () => {
    const { id } = await prepare();
    const [row] = (await list('hr')).rows;
    expect(row).toMatchObject({ id, kind: 'sickness', note: '', isReasonHidden: false });
    expect(await get('hr', id)).toMatchObject({
      absence: { note: 'Ricovero in psichiatria' },
      certificates: [{ protocol: '555444333', fileName: 'diagnosi.pdf' }],
    });
  });
});
