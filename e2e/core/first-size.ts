/**
 * At which size of screen the stories of a file run in `npm test`, where they would hold at both: where their people are. `npm run
 * test:slow` runs them at every size. What is about sizes, or what nobody may lose, stands in no list and always runs at both. Of a file
 * whose stories differ in this, each says it by a tag: `@phone-first`, `@desktop-first`.
 */
const onPhone = [
  'absences/decision-link',
  'absences/fewer-days',
  'absences/team',
  'admin/contact-proposals',
  'admin/user-form',
  'auth/company-sign-in',
  'auth/notifications',
  'auth/passkeys',
  'auth/personal-data',
  'auth/profile',
  'auth/recovery',
  'auth/session-end',
  'auth/sign-up',
  'auth/slides',
  'auth/sms-sign-in',
  'auth/strong-sign-in',
  'platform/bridge',
  'platform/docs',
  'platform/failures',
  'platform/installable',
  'platform/new-shell',
  'platform/shell',
  'platform/singletons',
  'signing/all-pages',
  'signing/long-inbox',
  'signing/message-attachment',
  'signing/not-shown',
  'signing/older-browser',
  'signing/own-link',
  'signing/receiver',
  'signing/side-by-side',
  'signing/sign-message',
  'signing/signature-objects',
  'signing/two-browsers',
  'signing/verify-mobile',
  'signing/withdrawn',
  'signing/wrong-receiver',
  'signing/young-change',
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
  'auth/sign-up-domain',
  'platform/accessibility',
  'platform/live',
  'signing/admin-documents',
  'signing/confirmation-mails',
  'signing/delete-messages',
  'signing/evidence',
  'signing/external-message',
  'signing/send-doc',
  'signing/typed-address',
  'timesheet/months',
  'timesheet/work-calendar',
];

const patternOf = (name: string) => `**/${name}.spec.ts`;

/**
 * Stories that are for one size alone (`@phone`, `@once` for a desktop), and those that need not run elsewhere unless all is asked for. Of
 * stories that differ in what they are tried on, those that would find the same fault as their neighbours run then alone: `@in-full`.
 */
export const otherStories = {
  phone: { always: /@once/, first: /@once|@desktop-first|@in-full/ },
  desktop: { always: /@phone(?!-first)/, first: /@phone|@in-full/ },
};

/** The files that do not run on a phone, or on a desktop, unless all is asked for. */
export const elsewhere = {
  phone: onDesktop.map(patternOf),
  desktop: onPhone.map(patternOf),
};
