import { AppError } from '../errors/app-error.ts';
import type { RateLimitRule, RateLimits } from './rate-limit.service.ts';

/**
 * Counts an attempt by one or more rules, in order. @throws AppError `too-many-requests` with the wait in words that a person reads
 * (minutes, not seconds), or the text of the rule.
 */
export async function countInWords(
  rateLimits: RateLimits,
  ...rules: readonly RateLimitRule[]
): Promise<void> {
  try {
    await rateLimits.count(...rules);
  } catch (error) {
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'too-many-requests' || error.text) return error;
  const seconds = Number(error.details?.['seconds'] ?? 0);
  const text = {
    it: `Troppi tentativi: riprovare tra ${waitIn('it', seconds)}`,
    en: `Too many attempts: try again in ${waitIn('en', seconds)}`,
  };
  return new AppError('too-many-requests', { details: { seconds }, text, cause: error });
}

function waitIn(language: 'it' | 'en', seconds: number): string {
  const [count, unit] =
    seconds < 60 ? ([seconds, 'second'] as const) : ([Math.ceil(seconds / 60), 'minute'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
