import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { findSignUp } from '../sign-up/sign-ups.repository.ts';
import { findUser } from '../users/users.repository.ts';

/** What the second administrator is told: who was first, and what he decided. */
export async function decidedBeforeDate(executor: Executor, id: string): Promise<AppError> {
  const signUp = await findSignUp(executor, id);
  const reviewer = signUp?.decidedBy ? await findUser(executor, signUp.decidedBy) : undefined;
  if (!signUp || !reviewer) return new AppError('conflict');
  const by = fullNameOf(reviewer);
  const isApproved = signUp.state === 'approved';
  const text = {
    it: `${by} ha già ${isApproved ? 'accettato' : 'rifiutato'} questa registrazione`,
    en: `${by} has already ${isApproved ? 'accepted' : 'rejected'} this registration`,
  };
  return new AppError('conflict', { text, details: { by, decision: signUp.state } });
}
