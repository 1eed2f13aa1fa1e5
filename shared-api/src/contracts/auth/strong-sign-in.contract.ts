import { z } from 'zod';
import { defineCall, okAnswer, siNo, wireObject } from '../common/index.ts';
import { typedPassword } from './passwords.rules.ts';

/** Who wants that somebody signs in by an authenticator app or a passkey alone: they, their company, or nobody (decision 120). */
const strongDemand = z.enum(['none', 'own', 'company']);
export type StrongDemand = z.output<typeof strongDemand>;

/** How it stands with the caller. */
export const getStrongSignIn = defineCall({
  name: 'getStrongSignIn',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({ demand: strongDemand }),
});

/**
 * Has the caller sign in by an app or a passkey alone, or by codes as well. Fails with `conflict` for who has neither, and `invalid-input`
 * on `password`.
 */
export const saveStrongSignIn = defineCall({
  name: 'saveStrongSignIn',
  access: 'signed-in',
  input: wireObject({ isOn: ['strong', siNo], password: typedPassword.optional() }),
  output: okAnswer,
});
