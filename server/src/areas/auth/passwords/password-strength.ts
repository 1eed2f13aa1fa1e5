import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isMadeOfOwnWords,
  minPasswordLength,
  passwordWeaknessTexts,
  plainLetters,
  withoutLookAlikes,
  type PasswordWeakness,
} from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { UserRecord } from '../users/user.schema.ts';

type PasswordOwner = Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'companyId'> & {
  readonly username?: string;
  /** Of a company that is not there yet. */
  readonly companyName?: string;
};

/** Refuses a new password that is guessed at once, whatever rules of form it keeps. */
export type RequireStrongPassword = ReturnType<typeof createPasswordStrength>;

let common: ReadonlySet<string> | undefined;

/**
 * Makes the check that every new password passes: none of the most common ones, and none that lives on its person's own words.
 * @throws AppError `invalid-input` on `newPassword`
 */
export function createPasswordStrength({
  db,
  directory,
  product,
}: Pick<AuthPlatform, 'db' | 'directory' | 'product'>) {
  return async ({ language }: Caller, password: string, owner: PasswordOwner): Promise<void> => {
    const { firstName, lastName, email, username = '', companyId, companyName } = owner;
    const company = companyName ?? (await directory.findCompany(db, companyId))?.name ?? '';
    const words = [firstName, lastName, email, username, company, product.name];
    const weakness = findWeakness(password, words);
    if (!weakness) return;
    const text = passwordWeaknessTexts[weakness];
    throw new AppError('invalid-input', { text, fields: { newPassword: text[language] } });
  };
}

/** Why a password is too easy to guess; undefined when it is not. */
export function findWeakness(password: string, ownWords: readonly string[]): PasswordWeakness | undefined {
  if (isCommon(password)) return 'common';
  return isMadeOfOwnWords(password, ownWords) ? 'ownWords' : undefined;
}

const fewestDifferent = 5;

function isCommon(password: string): boolean {
  const plain = plainLetters(password);
  if (new Set(plain).size < fewestDifferent) return true;
  common ??= readCommonPasswords();
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const forms = [plain, core, ...[plain, core].map(withoutLookAlikes), plain.replace(/^\D+|\D+$/g, '')];
  return forms.some((form) => common?.has(form) && plain.length - form.length < minPasswordLength);
}

function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
