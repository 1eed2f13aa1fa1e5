import { z } from 'zod';
import { defineCall, okAnd, typedText, wireObject } from '../common/index.ts';
import { firstPassword } from './passwords.rules.ts';
import { linkSecret } from './recovery.contract.ts';
import { signUpPhone } from './sign-up.rules.ts';

const text = typedText.max(500);

/**
 * Asks for an account (spec 01 §7). `errors` has a message for each field that cannot be taken; when it is empty, a link went to
 * the address. The answer is the same for an address that has an account already: its owner is told by mail. The user name is
 * the address; the password is chosen and the number given by the link: `login`, `password` and `phone` count for nothing
 * (departures D37 and D74).
 * Fails with `too-many-requests` (429).
 */
export const startSignUp = defineCall({
  name: 'registerUserForCompanyPost',
  access: 'public',
  input: wireObject({
    context: text,
    login: text,
    password: text.optional(),
    /** Name or id of the company that gave out the address of the sign-up; empty where the mail address tells it. */
    companyName: ['companyname', text],
    name: text,
    surname: text,
    email: text,
    phone: text,
  }),
  output: wireObject({
    errors: z.record(z.string(), z.string()),
    fullName: ['namesurname', z.string()],
  }),
});

/** Whose sign-up a link confirms; uses nothing up. Fails with `link-invalid` (410). */
export const openSignUpLink = defineCall({
  name: 'openSignUpLink',
  access: 'public',
  input: wireObject({ secret: linkSecret }),
  output: wireObject({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    /** Whether an administrator decides before the person can sign in. */
    needsApproval: z.boolean(),
  }),
});

/** Confirms the address and sets the password, and a number that counts once a code by SMS confirms it; uses the link up. Fails with `link-invalid` (410) or `conflict` (409). */
export const confirmSignUp = defineCall({
  name: 'confirmSignUp',
  access: 'public',
  input: wireObject({
    secret: linkSecret,
    newPassword: ['newpassword', firstPassword],
    phone: signUpPhone.optional(),
  }),
  output: okAnd({ needsApproval: z.boolean() }),
});
