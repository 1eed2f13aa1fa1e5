/**
 * At which size of screen the stories of a file run in `npm test`, where they would hold at both: where their people are. `npm run
 * test:slow` runs them at every size. What is about sizes, or what nobody may lose, stands in no list and always runs at both.
 */
const onPhone = [
  'absences/team',
  'admin/contact-proposals',
  'admin/user-form',
  'auth/company-sign-in',
  'auth/notifications',
  'auth/passkeys',
  'auth/profile',
  'auth/recovery',
  'auth/session-end',
  'auth/sign-up',
  'auth/slides',
  'auth/sms-sign-in',
  'platform/bridge',
  'platform/docs',
  'platform/failures',
  'platform/installable',
  'platform/new-shell',
  'platform/shell',
  'platform/singletons',
  'signing/long-inbox',
  'signing/message-attachment',
  'signing/not-shown',
  'signing/older-browser',
  'signing/receiver',
  'signing/sign-message',
  'signing/signature-objects',
  'timesheet/badge',
];
const onDesktop = [
  'absences/balances',
  'absences/decisions',
  'admin/failures',
  'admin/first-run',
  'admin/groups',
  'admin/import',
  'admin/log',
  'admin/settings',
  'admin/slides',
  'admin/users',
  'auth/language',
  'platform/live',
  'signing/admin-documents',
  'signing/confirmation-mails',
  'signing/delete-messages',
  'signing/evidence',
  'signing/external-message',
  'signing/send-doc',
  'timesheet/months',
  'timesheet/work-calendar',
];

const patternOf = (name: string) => `**/${name}.spec.ts`;

/** The files that do not run on a phone, or on a desktop, unless all is asked for. */
export const elsewhere = {
  phone: onDesktop.map(patternOf),
  desktop: onPhone.map(patternOf),
};
