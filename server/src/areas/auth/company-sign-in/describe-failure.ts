import { AppError } from '../../../platform/errors/app-error.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import type { ProviderError } from './provider.ts';

/** Says in words why a sign-in by the company did not come about; to who sets it up also what is wrong. */
export function describeFailure(error: ProviderError, { isTrial }: { readonly isTrial: boolean }): AppError {
  const { kind, message: reason, cause } = error;
  if (kind === 'cancelled') return new AppError('wrong-credentials', { text: texts.cancelled, cause });
  const details = { reason };
  if (kind === 'refused') return new AppError('wrong-credentials', { text: texts.refused, details, cause });
  return isTrial
    ? new AppError('unavailable', { text: texts.unreachableTrial, details, cause })
    : new AppError('unavailable', { text: texts.unreachable, cause });
}
