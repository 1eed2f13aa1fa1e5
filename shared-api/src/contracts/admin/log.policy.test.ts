import { permissionCodes } from '../common/index.ts';
import { logGroups } from './log-groups.ts';
import { logViewOf, mayReadEvent } from './log.policy.ts';

const root = { flags: { a: 'Y', b: 'N' }, permissions: [], companyId: null } as const;
const admin = { flags: { a: 'N', b: 'S' }, permissions: permissionCodes, companyId: 'acme' } as const;
const event = { companyId: 'acme', group: 'users' } as const;

describe('the log', () => {
  it('is all of it a super user’s', () => {
    expect(logViewOf(root)).toEqual({ companyId: 'all', groups: logGroups, isWhole: true });
    expect(mayReadEvent(root, { companyId: null, group: undefined })).toBe(true);
  });

  it('is read by an administrator where it is of their company', () => {
    expect(mayReadEvent(admin, event)).toBe(true);
    expect(mayReadEvent(admin, { ...event, companyId: 'beta' })).toBe(false);
    expect(mayReadEvent(admin, { ...event, companyId: null })).toBe(false);
    expect(mayReadEvent({ ...admin, companyId: null }, { ...event, companyId: null })).toBe(false);
    expect(mayReadEvent(admin, { ...event, group: undefined })).toBe(false);
  });

  it('tells of documents only who may see documents', () => {
    expect(mayReadEvent(admin, { ...event, group: 'documents' })).toBe(true);
    const withoutDocuments = { ...admin, permissions: ['utenti_docsign'] as const };
    expect(mayReadEvent(withoutDocuments, { ...event, group: 'documents' })).toBe(false);
    expect(mayReadEvent(withoutDocuments, event)).toBe(true);
  });
});
