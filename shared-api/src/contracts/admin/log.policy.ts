import type { PermissionCode, RoleFlags } from '../common/index.ts';
import { isSuperUser } from '../common/index.ts';
import { logGroups, type LogGroup } from './log-groups.ts';

/** Who reads the log. That they administer users is asked first (`mayAdministerUsers`). */
interface LogReader {
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
  readonly companyId: string | null;
}

/** The permission without which events of a group are not for a company's administrator. */
const neededFor: Readonly<Partial<Record<LogGroup, PermissionCode>>> = { documents: 'doc_docsign' };

/** What somebody may read: whose events (`all`, a word no company has as its id, is also those of none), and about what. */
export interface LogView {
  readonly companyId: string | null;
  readonly groups: readonly LogGroup[];
  /** Whether nothing is kept from them: what this version has no words for, and super users’ own records. */
  readonly isWhole: boolean;
}

/**
 * What somebody may read of the log (registro): a super user all of it, an administrator the events of their own company, and those of
 * documents only where they may see documents.
 */
export function logViewOf({ flags, permissions, companyId }: LogReader): LogView {
  if (isSuperUser(flags)) return { companyId: 'all', groups: logGroups, isWhole: true };
  const mayRead = (group: LogGroup) => {
    const needed = neededFor[group];
    return needed === undefined || permissions.includes(needed);
  };
  return { companyId, groups: logGroups.filter(mayRead), isWhole: false };
}

/** May read an event of a company (null where it is of none) that is about something. */
export function mayReadEvent(
  reader: LogReader,
  event: { readonly companyId: string | null; readonly group: LogGroup | undefined },
): boolean {
  const { companyId, groups } = logViewOf(reader);
  if (companyId === 'all') return true;
  return (
    companyId !== null &&
    event.companyId === companyId &&
    event.group !== undefined &&
    groups.includes(event.group)
  );
}
