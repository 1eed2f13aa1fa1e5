import type { OpenSession } from 'shared-api/contracts/auth';
import type { Language } from 'shared-api/contracts/common';
import { formatWhen, type Translate } from 'shared-ui';
import type { sessionsTexts } from './sessions.texts.ts';

type SessionsT = Translate<typeof sessionsTexts.it>;

/** A device as people call it: 'Chrome su Windows', else what is known of it. */
export function deviceName({ browser, system, device }: OpenSession, t: SessionsT): string {
  if (browser && system) return t('device.named', { browser, system });
  return browser ?? system ?? t(`device.${device}`);
}

/** When a session was last used. */
export function lastUse({ isCurrent, lastUsedAt }: OpenSession, t: SessionsT, language: Language): string {
  return isCurrent ? t('now') : t('lastUse', { when: formatWhen(lastUsedAt, language) });
}

/** Where a session was last used: country, if it is known, and address. */
export function placeName({ country, ip }: OpenSession, t: SessionsT, language: Language): string {
  if (!country) return t('address', { ip });
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return t('place', { country: name, ip });
}

/** When somebody signed in, and by what where that is known. */
export function signedInBy(
  { method, provider, signedInAt }: OpenSession,
  t: SessionsT,
  language: Language,
): string {
  const when = formatWhen(signedInAt, language);
  return method
    ? t('signedInBy', { when, method: t(`method.${method}`, { provider }) })
    : t('signedIn', { when });
}
