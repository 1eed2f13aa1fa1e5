import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { permissionCodes } from 'shared-api/contracts/common';
import { menuSection } from 'shared-api/contracts/platform';

/** What a new area is called and where it stands. */
export interface AreaOptions {
  readonly name: string;
  readonly item: string;
  readonly labelIt: string;
  readonly labelEn: string;
  readonly icon: string;
  readonly section: string;
  readonly permission: string | undefined;
}

const usage =
  'npm run area -- notices --label-it Avvisi [--label-en Notices] [--item notice] [--icon modules]';

/** Reads what was asked for at the terminal. @throws Error with a sentence for people when it cannot be made. */
export function readAreaOptions(args: readonly string[], root: string): AreaOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'label-it': text,
      'label-en': text,
      item: text,
      icon: { ...text, default: 'modules' },
      section: { ...text, default: 'gestione' },
      permission: text,
    },
  });
  const [name = ''] = positionals;
  if (!/^[a-z]{3,30}$/.test(name) || positionals.length !== 1)
    throw new Error(`Name the area with one word in small letters: ${usage}`);
  const known = [`mfe-${name}`, `server/src/areas/${name}`, `shared-api/src/contracts/${name}`];
  const taken = known.find((folder) => existsSync(join(root, folder)));
  if (taken) throw new Error(`There is an area '${name}' already: ${taken}.`);
  const { section, permission } = values;
  requireOneOf('--section', section, menuSection.options);
  if (permission !== undefined) requireOneOf('--permission', permission, permissionCodes);
  const label = capital(name);
  const item = values.item ?? (name.endsWith('s') ? name.slice(0, -1) : `${name}Entry`);
  if (!/^[a-z][a-zA-Z]+$/.test(item) || item === name)
    throw new Error(`--item is one of the area's things, in camelCase: ${usage}`);
  const labelIt = values['label-it'] ?? label;
  return {
    name,
    item,
    labelIt,
    labelEn: values['label-en'] ?? label,
    icon: values.icon,
    section,
    permission,
  };
}

/** A word with a capital letter. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function requireOneOf(flag: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value)) throw new Error(`${flag} is one of ${allowed.join(', ')}, not '${value}'.`);
}
