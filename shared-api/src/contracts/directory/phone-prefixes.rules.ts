import metadata from 'libphonenumber-js/min/metadata';

/** A country, by two letters, with the prefix of its phone numbers: `+39`. */
interface CountryPrefix {
  readonly country: string;
  readonly prefix: string;
}

/** Every country with the prefix of its phone numbers; of several that share one, the largest comes first. */
export function countryPrefixes(): CountryPrefix[] {
  return Object.entries(metadata.country_calling_codes).flatMap(([code, countries]) =>
    countries.filter((country) => country.length === 2).map((country) => ({ country, prefix: `+${code}` })),
  );
}
