import { jobInWords, type Failure } from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import type { FailuresWords } from './failures.texts.ts';

const areas = ['auth', 'signing', 'timesheet', 'absences', 'admin', 'shell', 'other'] as const;
const areaKinds = ['stopped', 'outdated', 'background', 'undrawn', 'unproved'] as const;

/** What failed, in a line. */
export function whatInWords({ kind, name }: Failure, t: FailuresWords, language: Language): string {
  if (kind === 'job') return jobInWords(name, language);
  if (kind !== 'area' && name === '') return t(kind === 'mail' ? 'mailsOfInstallation' : 'smsOfInstallation');
  if (kind !== 'area') return t(kind, { name });
  const known = areas.find((area) => area === name);
  return t('areaFailed', { name: known ? t(`area.${known}`) : name });
}

/** What more is to be known of it: the subject of an email, how an area failed; empty where there is nothing. */
export function detailInWords({ kind, detail }: Failure, t: FailuresWords): string {
  const known = areaKinds.find((areaKind) => areaKind === detail);
  return kind === 'area' && known ? t(`areaKind.${known}`) : detail;
}

/** Why, in a sentence. */
export function whyInWords({ kind, detail, reason }: Failure, t: FailuresWords): string {
  return t(`reason.${kind === 'area' && detail === 'unproved' ? 'unproved' : reason}`);
}

/** The build that it is about, with the support code where there is one. */
export function buildInWords({ supportCode, build }: Failure, t: FailuresWords): string {
  return supportCode === '' ? t('build', { build }) : t('support', { code: supportCode, build });
}

/** How often it was tried, or happened; of messages that do not leave by the installation's fault, how many they are. */
export function timesInWords({ kind, name, times }: Failure, t: FailuresWords): string {
  if (name === '' && (kind === 'mail' || kind === 'sms')) return t('messages', { count: times });
  return t(kind === 'area' ? 'times' : 'tries', { count: times });
}
