import { readFileSync } from 'node:fs';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { floor, type Floor } from '../../webpack/floor.ts';
import { fileIn } from '../../webpack/folders.ts';

/** Names that some browser of the floor lacks, each with who lacks it. */
type Lacks = ReadonlyMap<string, string>;

/** What of the language and of the browser is told by a name in a script. */
interface ScriptLacks {
  /** `Object.groupBy` */
  readonly statics: Lacks;
  /** `ImageDecoder` */
  readonly globals: Lacks;
  /** `getOrInsertComputed`: what no object of the floor has under this name. */
  readonly members: Lacks;
}

const data = JSON.parse(readFileSync(fileIn('@mdn/browser-compat-data', 'data.json'), 'utf8')) as CompatData;

/** What style sheets are made of, as the data has it. */
export const css = data.css as unknown as Readonly<
  Record<'properties' | 'at-rules' | 'selectors' | 'types', Identifier>
>;

/** Which browsers of the floor lack something, and since when they have it: `safari_ios 17.4`. */
export function lackOf(node: Identifier | undefined, browsers = floor): string | undefined {
  const support = node?.__compat?.support;
  if (!support) return undefined;
  const lacking = browsers.flatMap(({ browser, version }) => {
    const known = [support[browser] ?? []].flat() as SimpleSupportStatement[];
    if (known.length === 0 || known.some((statement) => isThere(statement, version))) return [];
    const since = known.find(({ flags, prefix }) => !flags && !prefix)?.version_added;
    return [`${browser} ${typeof since === 'string' ? since : 'never'}`];
  });
  return lacking.length > 0 ? lacking.join(', ') : undefined;
}

function isThere(
  { version_added: added, flags, prefix, alternative_name }: SimpleSupportStatement,
  at: string,
) {
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || alternative_name) return false;
  return isAtMost(added.replace('≤', ''), at);
}

function isAtMost(version: string, limit: string): boolean {
  const [parts, limits] = [version, limit].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = limits.findIndex((part, index) => (parts[index] ?? 0) !== part);
  return at === -1 ? parts.length <= limits.length : (parts[at] ?? 0) < (limits[at] ?? 0);
}

const globalScopes = /^(?:Window|WorkerGlobalScope)$/;

/** What is within something, by name. */
export function partsOf(node: object): [string, Identifier][] {
  return Object.entries(node).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

/** What scripts may not use, read from the data once. */
export const scriptLacks = readScriptLacks();

function readScriptLacks(): ScriptLacks {
  const statics = new Map<string, string>();
  const globals = new Map<string, string>();
  const owners = new Map<string, Owner[]>();
  const staticNames = new Set<string>();
  for (const [kind, root] of [
    ['builtin', data.javascript.builtins],
    ['api', data.api],
  ] as const)
    for (const [owner, node] of partsOf(root ?? {})) {
      add(globals, owner, lackOf(node));
      for (const [part, member] of partsOf(node)) {
        const name = part.replace(/_static$/, '');
        if (part.endsWith('_static') || isStaticBuiltin(kind, owner, name)) {
          staticNames.add(name);
          add(statics, `${owner}.${name}`, lackOf(member));
        } else if (!part.includes('_') && part !== owner) {
          if (globalScopes.test(owner)) add(globals, part, lackOf(member));
          owners.set(part, [
            ...(owners.get(part) ?? []),
            { kind, owner, lack: lackOf(member), isNew: Boolean(lackOf(node)) },
          ]);
        }
      }
    }
  const members = [...owners].flatMap(([name, all]) =>
    !staticNames.has(name) && isTold(name, all) ? [[name, all[0]?.lack ?? ''] as const] : [],
  );
  return { statics, globals, members: new Map(members) };
}

/** Something that scripts find in newer browsers alone: `groupBy` of `Object`; of `globalThis` where it is a name for itself. */
export interface LackedPart {
  readonly owner: string;
  readonly name: string;
  /** Whether the owner itself has it, and not what it makes. */
  readonly isStatic: boolean;
}

/** All that one browser of the floor lacks, parts before what they are parts of. */
export function lackedParts(of: Floor['browser']): LackedPart[] {
  const lacks = (node: Identifier) =>
    lackOf(
      node,
      floor.filter(({ browser }) => browser === of),
    ) !== undefined;
  const all = [
    ['builtin', data.javascript.builtins],
    ['api', data.api],
  ] as const;
  const members = all.flatMap(([kind, root]) =>
    partsOf(root ?? {}).flatMap(([owner, node]) =>
      partsOf(node).flatMap(([part, member]): LackedPart[] => {
        const name = part.replace(/_static$/, '');
        if (!lacks(member) || name === owner || name.includes('_')) return [];
        const isStatic = part.endsWith('_static') || isStaticBuiltin(kind, owner, name);
        return [
          globalScopes.test(owner)
            ? { owner: 'globalThis', name, isStatic: true }
            : { owner, name, isStatic },
        ];
      }),
    ),
  );
  const owners = all.flatMap(([, root]) =>
    partsOf(root ?? {}).flatMap(([name, node]): LackedPart[] =>
      !lacks(node) ? [] : [{ owner: 'globalThis', name, isStatic: true }],
    ),
  );
  return [...members, ...owners];
}

interface Owner {
  readonly kind: 'builtin' | 'api';
  readonly owner: string;
  readonly lack: string | undefined;
  /** Whether the floor lacks the owner itself: who uses its members is found by its name. */
  readonly isNew: boolean;
}

/** Whether a member is known by its name alone: every object that has it lacks it, and it is a word that is not anybody's. */
function isTold(name: string, owners: readonly Owner[]): boolean {
  if (!owners.every(({ lack }) => lack)) return false;
  return owners.some(({ kind, isNew }) => kind === 'builtin' || (!isNew && /[a-z][A-Z]/.test(name)));
}

/** The data doesn't tell `Object.groupBy` from a method of objects; the Node that runs this knows. */
function isStaticBuiltin(kind: string, owner: string, name: string): boolean {
  const builtin = kind === 'builtin' ? (Reflect.get(globalThis, owner) as unknown) : undefined;
  return (
    (typeof builtin === 'function' || typeof builtin === 'object') &&
    builtin !== null &&
    Object.hasOwn(builtin, name)
  );
}

function add(to: Map<string, string>, name: string, lack: string | undefined): void {
  if (lack !== undefined) to.set(name, lack);
}
