import { compareNames, groupBy, type Language } from '../common/index.ts';
import { countryPrefixes } from './phone-prefixes.rules.ts';

/** Countries whose prefixes come first. */
const first = ['IT', 'SM', 'CH'];
/** Countries that are named first where many share a prefix. */
const named = ['US', 'CA'];

/** A prefix to choose: `+39`, `Italia (+39)`. */
interface PhonePrefixChoice {
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
  const byPrefix = groupBy(entries, ({ prefix }) => prefix);
  return [...byPrefix.values()]
    .map((all) => all.toSorted((a, b) => rankIn(named, a.region) - rankIn(named, b.region)))
    .map((sharing) => ({
      rank: rankIn(first, sharing[0]?.region),
      value: sharing[0]?.prefix ?? '',
      label: `${nameAll(sharing)} (${sharing[0]?.prefix})`,
    }))
    .toSorted((a, b) => a.rank - b.rank || compareNames(a.label, b.label))
    .map(({ value, label }) => ({ value, label }));
}

function rankIn(regions: readonly string[], region = ''): number {
  return regions.includes(region) ? regions.indexOf(region) : regions.length;
}

const maxNames = 3;

function nameAll(sharing: readonly { name: string }[]): string {
  const names = sharing.slice(0, maxNames).map(({ name }) => name);
  return names.join(', ') + (sharing.length > maxNames ? '…' : '');
}
