import { findCatalogues, leavesOf, readCatalogue, type Words } from './catalogues.ts';

/** Texts that are the same in both languages: names, and words that Italian has from English. */
const sameInBoth = [
  'LOGIN',
  'A',
  'Auth',
  'CSV',
  'Computer',
  'Conf. Mail',
  'Dashboard',
  'Default',
  'E-Mail',
  'Per accettazione',
  'Settings',
  'Slider',
  'EF',
  'Ebadge',
  'Email',
  'Excel',
  'FE',
  'Home',
  'Info',
  'MA',
  'Mail',
  'Menu',
  'N.',
  'No',
  'PDF',
  'PE',
  'PN',
  'Password',
  'SMS',
  'Sportello',
  'Username',
  'Status',
  'Timesheet',
  'Sms',
  'Tablet',
  'Username',
];

interface Translation {
  readonly path: string;
  readonly it: string | undefined;
  readonly en: string | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every text below a value, wherever there are an `it` and an `en`. Sentences that are functions have tests of their own. */
function translationsIn(value: unknown): Translation[] {
  if (!isObject(value)) return [];
  if (!('it' in value)) return Object.values(value).flatMap(translationsIn);
  const [italian, english] = [value['it'], value['en']].map(textsOf);
  const paths = new Set([...(italian?.keys() ?? []), ...(english?.keys() ?? [])]);
  return [...paths].map((path) => ({ path, it: italian?.get(path), en: english?.get(path) }));
}

function textsOf(words: unknown): ReadonlyMap<string, string> {
  const leaves = leavesOf((isObject(words) ? words : { text: words }) as Words);
  return new Map(leaves.map(({ path, text }) => [path, text]));
}

const read = async (name: string) => translationsIn({ ...(await readCatalogue(name)) });
/** Whether a text is the same in both languages, and has words of its own beside what is filled in. */
const isSame = ({ it: italian, en: english }: Translation) =>
  italian === english && /\p{L}/u.test((italian ?? '').replaceAll(/\{\{[^}]*\}\}/g, ''));
const placeholders = (text = '') => [...text.matchAll(/\{+\w+/g)].map(String).toSorted().join(' ');

describe('every catalogue', () => {
  const ofScreens = findCatalogues('{shell,shared-ui,mfe-*}/src/**/{*.texts,module.manifest}.ts');
  const all = [...ofScreens, ...findCatalogues('{shared-api,server}/src/**/*.texts.ts')];

  it.each(ofScreens)('%s has texts', async (name) => expect(await read(name)).not.toEqual([]));

  it.each(all)('%s says everything in both languages', async (name) => {
    const missing = (await read(name)).filter((text) => !text.it?.trim() || !text.en?.trim());
    expect(missing).toEqual([]);
  });

  it.each(all)('%s leaves nothing untranslated', async (name) => {
    const untranslated = (await read(name)).filter(
      (text) => isSame(text) && !sameInBoth.includes(text.it ?? ''),
    );
    expect(untranslated).toEqual([]);
  });

  it.each(all)('%s fills in the same in both languages', async (name) => {
    const differing = (await read(name)).filter((text) => placeholders(text.it) !== placeholders(text.en));
    expect(differing).toEqual([]);
  });

  it('has the same words in both languages nowhere else', async () => {
    const same = (await Promise.all(all.map(read))).flat().filter(isSame);
    expect(sameInBoth.filter((word) => !same.some((text) => text.it === word))).toEqual([]);
  });
});
