import {
  checkLogChain,
  countNewLogEvents,
  exportLog,
  getLogEvent,
  getLogState,
  listLog,
} from 'shared-api/contracts/admin';
import { permissionCodes, type InputOf } from 'shared-api/contracts/common';
import { eq } from 'drizzle-orm';
import type { AuditEvent } from '../../../platform/audit/audit.service.ts';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import { auditSubject } from '../../../platform/audit/audit-subject.ts';
import { createAuditVerification } from '../../../platform/audit/audit-verification.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { callOn, downloadOn, tamperWith } from '../../../testing/index.ts';
import { describeWithStaff, employeeOf } from '../../../testing/staff-app.ts';
import { userSubject } from '../../auth/users/user-audit.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { createLogExport } from './log-export.ts';

const facts = { ip: '192.0.2.7', browser: 'Firefox', outcome: 'done' };

/** The super user, as the service is called by them. */
function superUser(now: Date): SignedInCaller {
  return {
    session: {
      id: 'root',
      kind: 'staff',
      userId: 'root',
      documentId: null,
      actingFor: null,
      flags: { a: 'Y', b: 'N' },
      permissions: [],
      companyId: 'acme',
      email: '',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now,
    },
    language: 'it',
    ip: '192.0.2.1',
    userAgent: 'test',
    requestId: '1',
  };
}

describeWithStaff('the log', (app) => {
  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: [...permissionCodes] });
  });
  const write = (event: Partial<AuditEvent>) =>
    app().platform.audit.append(app().db, {
      subject: userSubject('mario'),
      action: 'user.changed',
      actor: 'hr',
      companyId: 'acme',
      data: facts,
      ...event,
    });
  const list = async (wanted: Partial<InputOf<typeof listLog>> = {}, name: 'root' | 'hr' | 'paola' = 'hr') =>
    (await callOn(app().app, listLog, { search: '', length: 50, ...wanted }, { cookie: app().cookies[name] }))
      .output;
  const actionsOf = async (...wanted: Parameters<typeof list>) =>
    (await list(...wanted)).rows.map(({ action }) => action);

  it('has who did what to whom, the newest first, page by page', async () => {
    await write({ action: 'user.added' });
    app().clock.advance(1000);
    await write({ actingFor: 'giulia' });
    const first = await list({ length: 1 });
    expect(first.rows).toMatchObject([
      {
        action: 'user.changed',
        group: 'users',
        outcome: 'done',
        actor: 'hr Test',
        actingFor: 'giulia Test',
        subject: { kind: 'user', name: 'mario Test', path: '/editUser/mario' },
        ip: '192.0.2.7',
      },
    ]);
    const second = await list({ length: 1, cursor: first.next ?? '' });
    expect(second.rows.map(({ action }) => action)).toEqual(['user.added']);
    expect(second.next).toBeNull();
  });

  it('is read by an administrator as far as it is of their company, and whole by a super user', async () => {
    await write({});
    await write({ companyId: 'beta', subject: userSubject('luca'), action: 'user.added' });
    await write({ companyId: null, subject: 'auth_strangers:198.51.100.0', action: 'sign-in.failed' });
    await write({ action: 'of.another.version' as never });
    expect(await actionsOf()).toEqual(['user.changed']);
    expect(await actionsOf({}, 'paola')).toEqual(['user.added']);
    expect(await actionsOf({}, 'root')).toHaveLength(4);
    expect(await actionsOf({ companyId: 'beta' }, 'root')).toEqual(['user.added']);
    await expect(list({ companyId: 'beta' })).rejects.toThrow('404');
    await expect(list({ userId: 'luca' })).rejects.toThrow('404');
  });

  it('is nobody’s without the permission for users, and of documents only with that for documents', async () => {
    await write({ subject: 'signing_documents:1', action: 'document.sent' });
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] })
      .where(eq(authUsers.id, 'hr'));
    expect(await actionsOf()).toEqual([]);
    await app().db.update(authUsers).set({ permissions: [] }).where(eq(authUsers.id, 'hr'));
    await expect(list()).rejects.toThrow('403');
  });

  it('keeps a super user’s own records from who administers their company', async () => {
    const month = (name: 'root' | 'mario') => `timesheet_months:${employeeOf(name)}:2026-03`;
    await write({ subject: month('root'), action: 'day.changed', actor: 'root' });
    await write({ subject: 'absence_requests:1', action: 'absence.added', actor: 'root' });
    await write({
      subject: 'absence_requests:2',
      action: 'absence.approved',
      actor: 'root',
      actingFor: 'mario',
    });
    await write({ subject: month('mario'), action: 'month.closed', actor: 'root', actingFor: 'mario' });
    expect(await actionsOf()).toEqual(['month.closed', 'absence.approved']);
    expect(await actionsOf({}, 'root')).toHaveLength(4);
  });

  it('is narrowed by person, group, outcome, period and words', async () => {
    await write({
      subject: userSubject('giulia'),
      action: 'sign-in.failed',
      actor: null,
      data: { ...facts, outcome: 'refused' },
    });
    app().clock.advance(24 * 60 * 60_000);
    await write({ subject: `timesheet_months:${employeeOf('mario')}:2026-03`, action: 'month.closed' });
    await write({ data: { ...facts, after: { lastName: 'Verdi 100%', firstName: 'Nicolò' } } });
    expect(await actionsOf({ userId: 'mario' })).toEqual(['user.changed', 'month.closed']);
    expect(await actionsOf({ userId: 'giulia' })).toEqual(['sign-in.failed']);
    expect(await actionsOf({ group: 'timesheet' })).toEqual(['month.closed']);
    expect(await actionsOf({ outcome: 'refused' })).toEqual(['sign-in.failed']);
    expect(await actionsOf({ outcome: 'done' })).toHaveLength(2);
    expect(await actionsOf({ to: '2026-03-09' })).toEqual(['sign-in.failed']);
    expect(await actionsOf({ from: '2026-03-10', to: '2026-03-10' })).toHaveLength(2);
    expect(await actionsOf({ search: 'mese chiuso' })).toEqual(['month.closed']);
    expect(await actionsOf({ search: 'verdi' })).toEqual(['user.changed']);
    expect(await actionsOf({ search: '100%' })).toEqual(['user.changed']);
    for (const search of ['VERDI nicolò', 'NICOLÒ', 'nicol', 'NICOL'])
      expect(await actionsOf({ search })).toEqual(['user.changed']);
    expect(await actionsOf({ search: 'giulia' })).toEqual(['sign-in.failed']);
    expect(await actionsOf({ search: '%%' })).toEqual([]);
    await expect(list({ cursor: 'elsewhere' })).rejects.toThrow(/400(?!.*"fields")/);
  });

  it('counts what is new, under the same filters', async () => {
    await write({});
    const [newest] = (await list()).rows;
    await write({ action: 'user.added' });
    await write({ companyId: 'beta' });
    const asked = { search: '', after: newest?.id ?? 0 };
    const count = (wanted: object) =>
      callOn(app().app, countNewLogEvents, { ...asked, ...wanted }, { cookie: app().cookies.hr });
    expect((await count({})).output.total).toBe(1);
    expect((await count({ group: 'absences' })).output.total).toBe(0);
    expect((await count({ userId: 'luca' })).status).toBe(404);
    const address = `${countNewLogEvents.path}?after=0&dal=ieri`;
    const answer = await app().app.inject({ url: address, headers: { cookie: app().cookies.hr } });
    expect(answer.statusCode).toBe(400);
  });

  it('shows an event with what changed in words, and nothing that could be a secret', async () => {
    const groupId = await app().areas.directory.addGroup(app().db, {
      companyId: 'acme',
      name: 'Ufficio',
      permissions: [],
      isDefault: false,
    });
    const data = {
      ...facts,
      before: { lastName: 'Rossi', isActive: true, groupIds: [] },
      after: { lastName: 'Verdi', isActive: false, groupIds: [groupId], passwordHash: 'hush' },
      companyId: 'acme',
      token: 'hush',
      day: '2026-03-09',
    };
    await write({ data });
    const [row] = (await list()).rows;
    const read = (id: number, name: 'hr' | 'paola' = 'hr') =>
      callOn(app().app, getLogEvent, { id }, { cookie: app().cookies[name] });
    const { output } = await read(row?.id ?? 0);
    expect(output).toMatchObject({ companyName: 'acme', browser: 'Firefox', sequence: 1 });
    expect(output.fields).toEqual([
      { name: 'Attivo', before: 'Sì', after: 'No' },
      { name: 'Cognome', before: 'Rossi', after: 'Verdi' },
      { name: 'Gruppi', before: '', after: 'Ufficio' },
      { name: 'Azienda', before: null, after: 'acme' },
      { name: 'Giorno', before: null, after: '09-03-2026' },
    ]);
    expect(JSON.stringify(output)).not.toContain('hush');
    expect((await read(row?.id ?? 0, 'paola')).status).toBe(404);
    expect((await read(9_999)).status).toBe(404);
  });

  it('checks a chain when it is asked to', async () => {
    await write({});
    await write({ action: 'user.removed' });
    const [row] = (await list()).rows;
    const check = (name: 'hr' | 'paola' = 'hr') =>
      callOn(app().app, checkLogChain, { id: row?.id ?? 0 }, { cookie: app().cookies[name] });
    expect((await check()).output).toEqual({ isIntact: true, events: 2 });
    expect((await check('paola')).status).toBe(404);
    await tamperWith(app().db, (tx) =>
      tx.update(platformAudit).set({ actor: 'eve' }).where(eq(platformAudit.sequence, 1)),
    );
    expect((await check()).output).toEqual({ isIntact: false, events: 1 });
  });

  it('says when all of it was verified, and that something was wrong', async () => {
    const state = async () => (await callOn(app().app, getLogState, {}, { cookie: app().cookies.hr })).output;
    await createAuditVerification(app().platform).verifyDue();
    expect(await state()).toEqual({ isIntact: true, verifiedAt: app().clock.now().toISOString() });
    await write({ subject: auditSubject, action: 'chain.broken', actor: null, companyId: null });
    expect(await state()).toMatchObject({ isIntact: false });
  });

  it('is handed out as a file, which is an event itself and holds no formula', async () => {
    await write({ data: { ...facts, reason: '=1+1', token: 'hush' }, actor: null });
    const take = (format: 'csv' | 'jsonl', name: 'hr' | 'paola' = 'hr') =>
      downloadOn(app().app, exportLog, { search: '', format }, { cookie: app().cookies[name] });
    const csv = (await take('csv')).bytes.toString();
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toContain('Quando;Chi;Per conto di;Che cosa');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(
      '09/03/2026 10:00;Il portale;;Utente modificato;mario Test;Riuscito;192.0.2.7;',
    );
    expect(lines[1]).toContain('Motivo: =1+1');
    const json = (await take('jsonl')).bytes.toString();
    const [exported, changed] = json
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { action: string; data: unknown });
    expect(exported).toMatchObject({ action: 'log.exported', actorId: 'hr', data: { format: 'csv' } });
    expect(changed).toMatchObject({ action: 'user.changed', data: { reason: '=1+1' } });
    expect(csv + json).not.toContain('hush');
    expect((await take('csv', 'paola')).bytes.toString().trim().split('\r\n')).toHaveLength(1);
    const elsewhere = { search: '', format: 'csv', userId: 'luca' } as const;
    expect((await downloadOn(app().app, exportLog, elsewhere, { cookie: app().cookies.hr })).status).toBe(
      404,
    );
  });

  it('says in the file that it was cut', async () => {
    for (let index = 0; index < 3; index += 1) await write({});
    const { platform, db } = app();
    const files = createLogExport({
      ...platform,
      db,
      scope: { narrow: async () => ({ companyId: 'all' }) },
      sources: {
        people: { findPeople: async () => [] },
        directory: { findCompanies: async () => new Map(), listEmployeesById: async () => [] },
        documents: { findTitles: async () => new Map() },
      },
      limit: 2,
    });
    const { stream } = await files.file(superUser(app().clock.now()), { search: '', format: 'csv' });
    const lines = (await stream.toArray()).join('').trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toContain('il filtro ha più di 2 eventi');
  });
});
