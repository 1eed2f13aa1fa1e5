import { randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeLength } from 'shared-api/contracts/auth';
import { hashSecret } from '../../../platform/ids.ts';

const codesOfAPerson = 10;

/** Ten new recovery codes, as they are compared. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesOfAPerson }, () =>
    Array.from(
      { length: recoveryCodeLength },
      () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
    ).join(''),
  );
}

/** What is kept of a recovery code: 75 random bits need no slow hash. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashSecret(`${userId}:${code}`);
}
