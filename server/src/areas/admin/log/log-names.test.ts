import { deleteUsers, getLogEvent, listLog } from 'shared-api/contracts/admin';
import { permissionCodes, type InputOf } from 'shared-api/contracts/common';
import type { AuditEvent } from '../../../platform/audit/audit.service.ts';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { userSubject } from '../../auth/users/user-audit.ts';
import { authUsers } from '../../auth/users/user.schema.ts';

const facts = { ip: '192.0.2.7', browser: 'Firefox', outcome: 'done' };

describeWithStaff('whom the log speaks of', (app) => {
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
  const list = async (wanted: Partial<InputOf<typeof listLog>> = {}) =>
    (await callOn(app().app, listLog, { search: '', length: 50, ...wanted }, { cookie: app().cookies.hr }))
      .output;
  const actionsOf = async (wanted: Partial<InputOf<typeof listLog>>) =>
    (await list(wanted)).rows.map(({ action }) => action);

  it('says of whom it is once they are deleted, in every event of theirs and in the file', async () => {
    const cookie = app().cookies.hr;
    await write({ data: { ...facts, after: { username: 'mario', firstName: 'mario', lastName: 'Test' } } });
    const { output } = await callOn(app().app, deleteUsers, { ids: ['mario'] }, { cookie });
    expect(output.deleted).toBe(1);
    const { rows } = await list();
    expect(rows.map(({ action, subject }) => [action, subject.name, subject.path])).toEqual([
      ['user.removed', 'mario Test (mario), eliminato', ''],
      ['user.changed', 'mario Test (mario), eliminato', ''],
    ]);
    const detail = await callOn(app().app, getLogEvent, { id: rows[0]?.id ?? 0 }, { cookie });
    expect(detail.output.fields.map(({ name, before }) => [name, before])).toEqual([
      ['Cognome', 'Test'],
      ['Nome', 'mario'],
      ['Username', 'mario'],
    ]);
    expect(await actionsOf({ search: 'mario' })).toContain('user.removed');
  });

  it('has no name of who had their own account erased', async () => {
    await write({
      data: { ...facts, after: { username: 'gone', firstName: 'Gone', lastName: 'Away' } },
      subject: userSubject('gone'),
    });
    await write({ action: 'account.removed', actor: 'gone', subject: userSubject('gone') });
    expect((await list()).rows.map(({ subject }) => subject.name)).toEqual([
      'Account eliminato',
      'Account eliminato',
    ]);
  });

  it('calls what is gone as its own events did', async () => {
    const subject = 'signing_documents:gone';
    await write({ subject, action: 'document.sent', data: { ...facts, title: 'Contratto' } });
    await write({ subject, action: 'document.deleted' });
    expect((await list()).rows.map(({ subject: { name } }) => name)).toEqual(['Contratto', 'Contratto']);
  });
});
