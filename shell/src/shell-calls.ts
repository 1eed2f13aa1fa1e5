import { call } from 'shared-api';
import { checkSession, saveLanguage } from 'shared-api/contracts/auth';
import type { CallInput, Language, OutputOf } from 'shared-api/contracts/common';
import { reportFailure } from 'shared-api/contracts/platform';

/** Has the server log a failure of this page. @throws ApiError */
export async function sendFailure(report: CallInput<typeof reportFailure>): Promise<void> {
  await call(reportFailure, report);
}

/** Asks whether the page's session still stands. @throws ApiError */
export function askSession(): Promise<OutputOf<typeof checkSession>> {
  return call(checkSession, {});
}

/** Has the server keep the person's language. @throws ApiError */
export async function keepLanguage(language: Language): Promise<void> {
  await call(saveLanguage, { language });
}
