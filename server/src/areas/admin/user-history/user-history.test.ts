import { getUserHistory, userHistoryPage } from 'shared-api/contracts/admin';
import type { AuditAction } from '../../../platform/audit/audit.service.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';

describeWithStaff('the history of a user', (app) => {
  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] });
  });
  const by = { ip: '127.0.0.1', userAgent: 'a test', session: { userId: 'hr' } } as SignedInCaller;
  const record = (action: AuditAction, data: Record<string, unknown>) =>
    app().db.transaction((tx) =>
      app().areas.auth.accounts.recordAccountEvents(tx, [{ userId: 'mario', by, action, data }]),
    );
  const list = (before?: number, who: 'hr' | 'paola' = 'hr', id = 'mario') =>
    callOn(app().app, getUserHistory, { id, before }, { cookie: app().cookies[who] });

  it('has who changed what, in words, the newest first', async () => {
    const group = { companyId: 'acme', name: 'Ufficio', permissions: [], isDefault: false };
    const groupId = await app().areas.directory.addGroup(app().db, group);
    await record('user.added', { after: { lastName: 'Rosi', companyId: 'acme' } });
    await record('user.changed', {
      before: { lastName: 'Rosi', groupIds: [], a: 'N', isActive: true, companyId: 'gone' },
      after: { lastName: 'Rossi', groupIds: [groupId], a: 'S', isActive: false, companyId: 'acme' },
    });
    const { events, next } = (await list()).output;
    expect(next).toBeNull();
    expect(events).toMatchObject([
      {
        action: 'user.changed',
        by: 'hr Test',
        isRefused: false,
        changes: [
          { field: 'lastName', before: 'Rosi', after: 'Rossi' },
          { field: 'company', before: 'gone', after: 'acme' },
          { field: 'isActive', before: 'S', after: 'N' },
          { field: 'isSuper', before: 'N', after: 'S' },
          { field: 'groups', before: '', after: 'Ufficio' },
        ],
      },
      { action: 'user.added', changes: [{ field: 'lastName' }, { field: 'company', after: 'acme' }] },
    ]);
  });

  it('comes in pages, and shows nobody else’s', async () => {
    for (let count = 0; count <= userHistoryPage; count += 1) await record('user.invited', { count });
    const first = (await list()).output;
    expect(first.events).toHaveLength(userHistoryPage);
    const rest = (await list(first.next ?? 0)).output;
    expect(rest).toMatchObject({ events: [{ sequence: 1 }], next: null });
    expect((await list(undefined, 'paola')).status).toBe(404);
    expect((await list(undefined, 'hr', 'root')).status).toBe(404);
    const wrong = await app().app.inject({ url: getUserHistory.path, headers: { cookie: app().cookies.hr } });
    expect(wrong.statusCode).toBe(400);
  });
});
