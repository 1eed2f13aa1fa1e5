import { violatedConstraint } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

const usernameTaken = {
  it: 'Questo username è già in uso',
  en: 'This username is taken',
};

/** Writes accounts. @throws AppError `conflict` where a user name is taken */
export async function withFreeUsername<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violatedConstraint(error)) throw error;
    throw new AppError('conflict', { text: usernameTaken, cause: error });
  }
}
