import type { Language } from 'shared-api/contracts/common';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Deliveries } from '../../platform/deliveries/deliveries.service.ts';
import type { OneTimeCodes } from '../../platform/one-time-codes/one-time-codes.service.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limit.service.ts';
import type { Sessions } from '../../platform/sessions/sessions.service.ts';
import type { Directory } from '../directory/directory.service.ts';
import type { CodePurposes } from './code-purpose.ts';
import { createCodes } from './codes.service.ts';
import { createLoginCode } from './login-code.ts';
import { writeLoginMail } from './login-mail.ts';
import { createLoginTracking } from './login-tracking.service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { createPasswords } from './passwords.service.ts';
import { createSessionView, type GuestFacts } from './session-view.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignIn } from './sign-in.service.ts';

interface AuthDependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  rateLimits: RateLimits;
  oneTimeCodes: OneTimeCodes;
  deliveries: Deliveries;
  directory: Directory;
  passwordHasher: PasswordHasher;
  product: { readonly id: string; readonly name: string; readonly accent: string };
  /** The purposes of other areas' codes: signing brings `sign` and `mobile`. */
  codePurposes: CodePurposes;
  /** Reads the receiver of the document that a guest came for. */
  describeGuest(documentId: string): Promise<GuestFacts | undefined>;
}

/** The services of the auth area. */
export type AuthServices = ReturnType<typeof createAuth>;

/** Makes the services of the auth area. */
export function createAuth(dependencies: AuthDependencies) {
  const { db, clock, sessions, product, passwordHasher: passwords } = dependencies;
  const limits = createSignInLimits(dependencies.rateLimits);
  const writeMail = (letter: { language: Language; name: string; code: string }) =>
    writeLoginMail({ ...letter, product: product.name });
  const purposes = { ...dependencies.codePurposes, login: createLoginCode({ db, writeMail }) };
  const codes = createCodes({ ...dependencies, limits, purposes });
  return {
    codes,
    signIn: createSignIn({ ...dependencies, codes, limits, passwords, productId: product.id }),
    passwords: createPasswords({ db, clock, sessions, passwords }),
    tracking: createLoginTracking({ db, sessions }),
    viewSession: createSessionView(dependencies),
  };
}
