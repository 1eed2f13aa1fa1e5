import { foldText } from 'shared-api/contracts/common';

type Said = Readonly<Record<string, unknown>>;

/** A text, or an empty one for whatever is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a claim that is one or a list of them; undefined of what holds anything else alone. */
export function textsOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((each) => typeof each === 'string');
  return texts.length > 0 || value.length === 0 ? texts : undefined;
}

/**
 * A claim by its name, or by a path of names with dots between them (`realm_access.roles`), through lists too (`groups.name`). Names may have
 * dots themselves (`https://acme.example/roles`): the longest that is there counts. Undefined where it is not there.
 */
export function findClaim(said: unknown, path: string): unknown {
  const names = path.split('.').slice(0, maxDepth * 4);
  return findBy(said, names);
}

const maxDepth = 5;

function findBy(said: unknown, names: readonly string[]): unknown {
  if (names.length === 0) return said;
  if (Array.isArray(said)) {
    const found = said.map((each) => findBy(each, names)).filter((each) => each !== undefined);
    return found.length > 0 ? found.flat() : undefined;
  }
  if (!isObject(said)) return undefined;
  for (let taken = names.length; taken > 0; taken -= 1) {
    const name = names.slice(0, taken).join('.');
    if (!Object.hasOwn(said, name)) continue;
    const found = findBy(said[name], names.slice(taken));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of what every token holds, what is never a list of groups. */
const noGroups = ['amr', 'aud', 'iss', 'sub', 'acr', 'nonce', 'email', 'name', 'given_name', 'family_name'];
const maxAlike = 10;

/** The claims that may be meant by a name that is not there: those with nearly that name, and every list of texts. */
export function claimsAlike(said: Said, wanted: string): string[] {
  const last = (path: string) => foldText(path.split('.').at(-1) ?? '').replace(/\W/g, '');
  const found = pathsOf(said).filter(
    ([path, value]) =>
      Array.isArray(value) || last(path) === last(wanted) || last(`${path}s`) === last(wanted),
  );
  return found
    .map(([path]) => path)
    .filter((path) => path !== wanted)
    .slice(0, maxAlike);
}

/** The values that were sent and nearly are one of a table that none was: another case, a path before it, marks around it. */
export function valuesAlike(
  sent: readonly string[],
  wanted: readonly string[],
): { readonly sent: string; readonly wanted: string }[] {
  const key = (value: string) =>
    foldText(value.split('/').findLast((part) => part.trim() !== '') ?? value)
      .replace(/^cn=([^,]*).*$/, '$1')
      .replace(/[\s_-]/g, '');
  const open = wanted.filter((value) => !sent.includes(value));
  return open
    .flatMap((value) =>
      sent
        .filter((each) => key(each) !== '' && key(each) === key(value))
        .map((each) => ({ sent: each, wanted: value })),
    )
    .slice(0, maxAlike);
}

/** Where texts, alone or in lists, stand in what was said. */
function pathsOf(said: Said, depth = 1): [path: string, value: unknown][] {
  return Object.entries(said).flatMap(([name, value]): [string, unknown][] => {
    if (depth === 1 && noGroups.includes(name)) return [];
    if (textsOf(value)) return [[name, value]];
    const below = Array.isArray(value) ? value.find(isObject) : value;
    if (!isObject(below) || depth >= maxDepth) return [];
    return pathsOf(below, depth + 1).map(([path, found]) => [
      `${name}.${path}`,
      Array.isArray(value) ? [found] : found,
    ]);
  });
}

function isObject(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
