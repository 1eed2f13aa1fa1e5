import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import {
  addCertificate,
  createAbsenceFeed,
  decideAbsence,
  downloadCertificate,
  getAbsence,
  getAbsenceOverview,
  getAbsencesWaiting,
  getSicknessCalendar,
  listAbsences,
  listSickness,
  listSicknessReadings,
  listTeamAbsences,
  markSicknessRead,
  openDecisionLink,
} from 'shared-api/contracts/absences';
import { exportLog, listLog } from 'shared-api/contracts/admin';
import { downloadPersonalData, preparePersonalData } from 'shared-api/contracts/auth';
import { downloadHours, downloadMonthSheet, getMonth, getMonthHistory } from 'shared-api/contracts/timesheet';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { directoryEmployees } from '../../directory/directory.schema.ts';
import { describeAbsences, type AbsencesTestApp } from '../testing/absences-app.ts';
import { sendSickness } from '../testing/decision-steps.ts';
import { addDelegation } from '../testing/delegations.builders.ts';

/** What says that Mario is ill, or what was written of it. */
const ofIllness = /mario|malatt|sickness|psichiatria|555444333|diagnosi/i;

/** The same, without who it is. */
const ofReason = /malatt|sickness|psichiatria|555444333|diagnosi/i;

const month = { year: 2026, month: 3 };
const history = { offset: 0, length: 10, search: '' };

type Change = (app: AbsencesTestApp) => Promise<unknown>;

const isNow = (values: Partial<typeof authUsers.$inferInsert>): Change => {
  return ({ db }) => db.update(authUsers).set(values).where(eq(authUsers.id, 'hr'));
};

describeAbsences('who administered a company and does no longer', (app) => {
  const hr = () => ({ cookie: app().cookies.hr });

  /** Mario is ill, with a certificate, of which a mail went to hr; a package of Mario’s data, and a calendar, are ready for hr. */
  const prepare = async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] })
      .where(eq(authUsers.id, 'hr'));
    const { id, from, to } = await sendSickness(app(), 'mario');
    const file = new File(['%PDF-1.7 attestato'], 'diagnosi.pdf');
    const added = await callOn(
      app().app,
      addCertificate,
      { id, protocol: '555444333', from, to },
      { cookie: app().cookies.mario, files: { file } },
    );
    const certificateId = added.output.sickness.certificates[0]?.id ?? '';
    const mail = (await app().outbox()).find(({ recipient }) => recipient === 'hr@example.com');
    const secret = /absenceDecision#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(secret).not.toBe('');
    const { ticket } = (await callOn(app().app, preparePersonalData, { userId: 'mario' }, hr())).output;
    const { address } = (await callOn(app().app, createAbsenceFeed, { scope: 'team' }, hr())).output;
    return { id, from, to, certificateId, secret, ticket, calendar: new URL(address).pathname };
  };

  /** What every call answers that hands out sicknesses, or what came of them. */
  const readAll = async ({ id, from, to, ...made }: Awaited<ReturnType<typeof prepare>>) => {
    const { app: server } = app();
    const employeeId = employeeOf('mario');
    const span = { from, to, search: '', awayOnly: false, offset: 0, length: 50 };
    const list = { isWaiting: false, search: '', length: 50 };
    const file = (call: Parameters<typeof downloadOn>[1], input: object) =>
      downloadOn(server, call, input as never, hr());
    const read = await server.inject({ url: made.calendar });
    return {
      sicknesses: await callOn(server, listSickness, { ...history, companyId: 'acme' }, hr()),
      own: await callOn(server, listSickness, { ...history, companyId: null }, hr()),
      ofPerson: await callOn(server, listSickness, { ...history, companyId: null, employeeId }, hr()),
      calendar: await callOn(server, getSicknessCalendar, { employeeId }, hr()),
      absence: await callOn(server, getAbsence, { id }, hr()),
      absences: await callOn(server, listAbsences, list, hr()),
      ofSickness: await callOn(server, listAbsences, { ...list, kind: 'sickness', companyId: 'acme' }, hr()),
      waiting: await callOn(server, getAbsencesWaiting, {}, hr()),
      link: await callOn(server, openDecisionLink, { secret: made.secret }, hr()),
      readings: await callOn(server, listSicknessReadings, { id }, hr()),
      team: await callOn(server, listTeamAbsences, { ...span, companyId: 'acme' }, hr()),
      ownTeam: await callOn(server, listTeamAbsences, span, hr()),
      overview: await callOn(server, getAbsenceOverview, {}, hr()),
      month: await callOn(server, getMonth, { ...month, employeeId }, hr()),
      monthHistory: await callOn(server, getMonthHistory, { ...month, employeeId }, hr()),
      log: await callOn(server, listLog, { search: '', length: 50 }, hr()),
      feed: { status: read.statusCode, text: read.body },
      files: {
        certificate: await file(downloadCertificate, { certificateId: made.certificateId }),
        hours: await file(downloadHours, { ...month, companyId: 'acme', format: 'csv', search: '' }),
        sheet: await file(downloadMonthSheet, { ...month, employeeId }),
        log: await file(exportLog, { search: '', format: 'csv' }),
        personalData: await file(downloadPersonalData, { ticket: made.ticket }),
      },
    };
  };

  /** The names of the answers that say something, with what they say. */
  const toldIn = ({ files, ...answers }: Awaited<ReturnType<typeof readAll>>): Map<string, string> => {
    const bodies = Object.entries(answers).map(([name, answer]): [string, string] => {
      const body = 'output' in answer && answer.status === 200 ? answer.output : '';
      return [name, 'text' in answer ? answer.text : JSON.stringify(body)];
    });
    const contents = Object.entries(files).map(([name, { status, bytes }]): [string, string] => [
      name,
      status === 200 ? Buffer.from(bytes).toString() : '',
    ]);
    return new Map([...bodies, ...contents].filter(([, text]) => ofIllness.test(text)));
  };

  it('read of sicknesses while they did', async () => {
    const made = await prepare();
    const answers = await readAll(made);
    expect(answers.absence.output).toMatchObject({ absence: { note: 'Ricovero in psichiatria' } });
    expect(answers.files.certificate.status).toBe(200);
    expect(toldIn(answers).size).toBeGreaterThan(8);
  });

  it.each<[string, Change]>([
    ['is a colleague now', isNow({ b: 'N' })],
    ['administers another company now', (own) => moveToBeta(own, 'S')],
    ['works at another company now', (own) => moveToBeta(own, 'N')],
  ])('reads nothing of them once they are something else: %s', async (what, change) => {
    const made = await prepare();
    await change(app());
    const answers = await readAll(made);
    const told = toldIn(answers);
    // A colleague of Mario’s learns from the team that somebody is away, and never why.
    const ofTeam = what === 'is a colleague now' ? ['feed', 'ownTeam', 'team'] : [];
    expect([...told.keys()].filter((name) => !ofTeam.includes(name))).toEqual([]);
    expect([...told.values()].join()).not.toMatch(ofReason);
    for (const name of ['ofPerson', 'calendar', 'absence', 'readings', 'month', 'monthHistory'] as const)
      expect([name, answers[name].status]).toEqual([name, 404]);
    expect(answers.link.error?.code).toBe('link-invalid');
    for (const [name, { status }] of Object.entries(answers.files))
      if (name !== 'log') expect([name, status < 400]).toEqual([name, false]);
  });

  it.each<[string, Change]>([
    ['is a colleague', isNow({ b: 'N' })],
    ['administers another company', (own) => moveToBeta(own, 'S')],
  ])(
    'nor does whoever decides in the place of one who %s, nor their own package, nor a new mail',
    async (_, change) => {
      const { id } = await prepare();
      const { db, clock } = app();
      await addDelegation(db, { byUserId: 'hr', toUserId: 'giulia', createdAt: clock.now() });
      const giulia = { cookie: app().cookies.giulia };
      expect((await callOn(app().app, getAbsence, { id }, giulia)).status).toBe(200);
      await change(app());
      expect((await callOn(app().app, getAbsence, { id }, giulia)).status).toBe(404);
      const { ticket } = (await callOn(app().app, preparePersonalData, {}, hr())).output;
      const own = await downloadOn(app().app, downloadPersonalData, { ticket }, hr());
      const files = Object.values(unzipSync(own.bytes)).map((file) => Buffer.from(file).toString());
      expect(files.join()).not.toMatch(/psichiatria|555444333|diagnosi/i);
      const mails = async () =>
        (await app().outbox()).filter(({ recipient }) => recipient === 'hr@example.com').length;
      const before = await mails();
      await sendSickness(app(), 'mario', { from: '2026-03-23', to: '2026-03-24' });
      expect(await mails()).toBe(before);
    },
  );

  it('administers the new company of who was ill, and reads nothing of before', async () => {
    const { id } = await prepare();
    await moveToBeta(app(), 'N', 'mario');
    const paola = { cookie: app().cookies.paola };
    const employeeId = employeeOf('mario');
    expect((await callOn(app().app, getAbsence, { id }, paola)).status).toBe(404);
    const wanted = { ...history, companyId: null };
    expect((await callOn(app().app, listSickness, { ...wanted, employeeId }, paola)).status).toBe(404);
    expect((await callOn(app().app, listSickness, wanted, paola)).output).toMatchObject({
      list: { total: 0 },
    });
  });

  it('changes nothing of them either', async () => {
    const { id } = await prepare();
    await moveToBeta(app(), 'S');
    const decided = await callOn(app().app, decideAbsence, { id, decision: 'approved', reason: '' }, hr());
    expect(decided.status).toBe(404);
    expect((await callOn(app().app, markSicknessRead, { id }, hr())).status).toBe(404);
  });
});

/** Another company: another employee, and the one of before is nobody's any more. */
async function moveToBeta(
  { db }: AbsencesTestApp,
  b: 'S' | 'N',
  userId: 'hr' | 'mario' = 'hr',
): Promise<void> {
  await db.update(authUsers).set({ companyId: 'beta', b }).where(eq(authUsers.id, userId));
  await db
    .update(directoryEmployees)
    .set({ userId: null, formerUserId: userId })
    .where(eq(directoryEmployees.userId, userId));
  await db.insert(directoryEmployees).values({
    id: `employee-${userId}-beta`,
    companyId: 'beta',
    userId,
    name: `Test ${userId}`,
  });
}
