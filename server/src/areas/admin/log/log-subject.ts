import type { LogEvent } from 'shared-api/contracts/admin';

type SubjectKind = LogEvent['subject']['kind'];

/** What an event happened to: its kind, and what stands behind the colons of its name. */
interface LogSubject {
  readonly kind: SubjectKind;
  readonly ids: readonly string[];
}

const kinds: Readonly<Record<string, SubjectKind>> = {
  auth_users: 'user',
  auth_strangers: 'stranger',
  auth_sign_ups: 'signUp',
  directory_groups: 'group',
  signing_documents: 'document',
  signing_messages: 'message',
  signing_message_copies: 'message',
  signing_confirmation_mails: 'company',
  timesheet_months: 'month',
  absence_requests: 'absence',
  absence_delegations: 'delegation',
  timesheet_payroll: 'company',
  timesheet_exports: 'company',
  timesheet_work_calendar: 'company',
  absence_company: 'company',
  admin_settings: 'company',
  admin_users: 'company',
  admin_slides: 'slide',
  admin_log: 'log',
  platform_audit: 'log',
  admin_failures: 'company',
};

/** Where things of a kind are looked at; a company's differ by what of it. */
const places: Readonly<Record<string, (ids: readonly string[]) => string>> = {
  auth_users: ([id]) => `/editUser/${id}`,
  auth_sign_ups: () => '/registrations',
  directory_groups: () => '/groups',
  signing_documents: ([id]) => `/viewAttachment?id=${id}`,
  signing_confirmation_mails: ([id]) => `/confMailDocSignedDoc?company=${id}`,
  timesheet_months: ([employee, month]) => `/timesheet?employee=${employee}&month=${month}`,
  absence_requests: () => '/absences',
  absence_delegations: () => '/absences',
  timesheet_payroll: () => '/timesheetExports',
  timesheet_exports: () => '/timesheetExports',
  timesheet_work_calendar: () => '/timesheetPlans',
  absence_company: () => '/absenceSettings',
  admin_settings: () => '/settings',
  admin_users: () => '/users',
  admin_slides: () => '/discoversettings',
  admin_failures: () => '/failures',
};

/** Reads the name of a chain. */
export function readSubject(subject: string): LogSubject {
  const [area = '', ...ids] = subject.split(':');
  // The address of a network has colons of its own.
  if (area === 'auth_strangers') return { kind: 'stranger', ids: [ids.join(':')] };
  return { kind: kinds[area] ?? 'other', ids };
}

/** The address at which what an event happened to is looked at; empty where there is none. */
export function placeOf(subject: string): string {
  const [area = '', ...ids] = subject.split(':');
  return places[area]?.(ids.map(encodeURIComponent)) ?? '';
}

/** The name of a person's own chain. */
export function userChain(userId: string): string {
  return `auth_users:${userId}`;
}

/** How the names of the chains of an employee's months begin. */
export function monthChains(employeeId: string): string {
  return `timesheet_months:${employeeId}:`;
}

/** How the names of the chains of requests of absence begin. */
export const absenceChains = 'absence_requests:';
