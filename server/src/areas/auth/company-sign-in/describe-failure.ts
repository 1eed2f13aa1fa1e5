import { AppError } from '../../../platform/errors/app-error.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { providerFailureTexts } from './provider-failure.texts.ts';
import type { ProviderError } from './provider-error.ts';

/** Says in words why a sign-in by the company did not come about; to who sets it up also what is wrong. */
export function describeFailure(error: ProviderError, { isTrial }: { readonly isTrial: boolean }): AppError {
  const { kind, message: code, named, cause } = error;
  if (kind === 'cancelled') return new AppError('wrong-credentials', { text: texts.cancelled, cause });
  if (kind === 'busy') return new AppError('unavailable', { text: texts.busy, cause });
  const text = providerFailureTexts[code] ?? texts.refused;
  const details = { reason: /^[\w-]{1,60}$/.test(code) ? code : '?', named };
  if (kind === 'refused') return new AppError('wrong-credentials', { text, details, cause });
  return isTrial
    ? new AppError('unavailable', { text, details, cause })
    : new AppError('unavailable', { text: texts.unreachable, cause });
}
