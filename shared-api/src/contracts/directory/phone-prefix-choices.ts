import type { Language } from '../common/index.ts';
import { countryPrefixes } from './phone-prefixes.rules.ts';

const first = ['IT', 'SM', 'VA', 'CH'];

/** A prefix to choose: `+39`, `Italia (+39)`. */
export interface PhonePrefixChoice {
  readonly value: string;
  readonly label: string;
}

/** Every phone prefix once, with the countries that share it: Italy and its neighbours first, the rest by name. */
export function phonePrefixChoices(language: Language): PhonePrefixChoice[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const entries = countryPrefixes().map(({ country, prefix }) => ({
    region: country,
    name: names.of(country) ?? country,
    prefix,
  }));
  const byPrefix = Object.groupBy(entries, ({ prefix }) => prefix);
  const rank = (region = '') => (first.includes(region) ? first.indexOf(region) : first.length);
  return Object.values(byPrefix)
    .map((sharing = []) => ({
      rank: rank(sharing[0]?.region),
      value: sharing[0]?.prefix ?? '',
      label: `${nameAll(sharing)} (${sharing[0]?.prefix})`,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.label.localeCompare(b.label, language))
    .map(({ value, label }) => ({ value, label }));
}

const maxNames = 3;

function nameAll(sharing: readonly { name: string }[]): string {
  const names = sharing.slice(0, maxNames).map(({ name }) => name);
  return names.join(', ') + (sharing.length > maxNames ? '…' : '');
}
