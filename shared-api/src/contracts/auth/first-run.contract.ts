import { defineCall, okAnswer, wireObject } from '../common/index.ts';
import { canBecomeUsername, companyName, profileFields } from '../directory/index.ts';
import { firstPassword } from './passwords.rules.ts';
import { linkSecret } from './recovery.contract.ts';

/** What the first administrator enters: the company, who they are, and a password. Each field is refused by the names of its rules. */
export const firstRunFields = {
  companyName,
  firstName: profileFields.firstName,
  lastName: profileFields.lastName,
  /** Their user name too. */
  email: profileFields.email.refine(canBecomeUsername, 'emailInvalid'),
  newPassword: firstPassword,
} as const;

/** Says that the set-up address of an empty installation counts, and uses nothing up. Fails with `link-invalid` (410). */
export const openFirstRun = defineCall({
  name: 'openFirstRun',
  access: 'public',
  input: wireObject({ secret: linkSecret }),
  output: okAnswer,
});

/**
 * Makes the company and its first administrator, a super user, and signs them in; from then on the set-up address is over.
 * Fails with `link-invalid` (410), and `invalid-input` (400) by field.
 */
export const finishFirstRun = defineCall({
  name: 'finishFirstRun',
  access: 'public',
  input: wireObject({
    secret: linkSecret,
    companyName: ['company_name', firstRunFields.companyName],
    firstName: ['nome', firstRunFields.firstName],
    lastName: ['cognome', firstRunFields.lastName],
    email: firstRunFields.email,
    newPassword: ['newpassword', firstRunFields.newPassword],
  }),
  output: okAnswer,
});
