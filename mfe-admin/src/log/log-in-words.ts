import type { LogEvent } from 'shared-api/contracts/admin';
import type { LogWords } from './log.texts.ts';

/** Who did something: a person, for whom where it was for another, the portal itself, or somebody whom nobody knows. */
export function whoInWords({ actor, actingFor, outcome }: Omit<LogEvent, 'id'>, t: LogWords): string {
  if (actor === '') return outcome === 'refused' ? t('unknown') : t('product');
  return actingFor === '' || actingFor === actor ? actor : t('onBehalf', { name: actor, other: actingFor });
}

/** What it happened to: its kind, and its name where that is known. */
export function aboutInWords({ subject: { kind, name } }: Pick<LogEvent, 'subject'>, t: LogWords): string {
  return name === '' ? t(`kind.${kind}`) : `${t(`kind.${kind}`)}: ${name}`;
}
