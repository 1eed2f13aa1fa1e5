import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capital, type AreaOptions } from './area-options.ts';

const template = join(import.meta.dirname, 'template');

/** The two files that name every area. */
export const listings = ['server/src/areas/areas.ts', 'CODEOWNERS'] as const;

/** The files of a new area, from the root, with what stands in them. */
export function filesOfArea(options: AreaOptions, root: string): Map<string, string> {
  const fill = filler(options, root);
  return new Map(
    globSync('**/*.tmpl', { cwd: template }).map((path) => [
      fill(path.replace(/\.tmpl$/, '')),
      fill(readFileSync(join(template, path), 'utf8')),
    ]),
  );
}

/** Writes the files of a new area below a root, and lists it where areas are listed. @returns the paths, from the root. */
export function writeArea(options: AreaOptions, root: string): string[] {
  const files = filesOfArea(options, root);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  listArea(options.name, root);
  return [...files.keys(), ...listings];
}

/** Puts the words of an area into the places that a template leaves for them. */
function filler({ name, item, labelIt, labelEn, icon, section, permission }: AreaOptions, root: string) {
  const words: Readonly<Record<string, string>> = {
    area: name,
    Area: capital(name),
    item,
    Item: capital(item),
    rows: name,
    labelIt: quoted(labelIt),
    labelEn: quoted(labelEn),
    icon,
    section,
    person: permission ? 'admin' : 'mario.rossi',
    personRows: permission ? '2' : '1',
    ...wordsOfPermission(permission),
  };
  return (text: string) =>
    text
      .replace(/__version ([^_]+)__/g, (_, library: string) => versionOf(library, root))
      .replace(/__([a-zA-Z]+?)__/g, (whole, word: string) => words[word] ?? whole);
}

function wordsOfPermission(permission: string | undefined): Record<string, string> {
  if (!permission)
    return {
      permissionField: '',
      permissionList: '',
      policyWords: 'a super user of all, everybody else of their own',
      policyCheck: '',
      policyTest: '',
    };
  return {
    permissionField: ` permission: '${permission}',`,
    permissionList: `'${permission}'`,
    policyWords: `a super user of all, whoever has \`${permission}\` of their own`,
    policyCheck: `  if (reader.flags.a === 'N' && !reader.permissions.includes('${permission}')) return [];\n`,
    policyTest: `    ['staff without the permission, of none', reader('N', [], 'acme'), []],\n`,
  };
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The version that the shell has: there is one copy of each on the page. */
function versionOf(library: string, root: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[library];
  if (!version) throw new Error(`The shell does not bring ${library}.`);
  return version;
}

function listArea(name: string, root: string): void {
  change(join(root, 'server/src/areas/areas.ts'), (text) =>
    `import { ${name} } from './${name}/${name}.area.ts';\n${text}`.replace(
      '] as const',
      `, ${name}] as const`,
    ),
  );
  change(
    join(root, 'CODEOWNERS'),
    (text) =>
      `${text.trimEnd()}\n${[
        `/mfe-${name}/`,
        `/server/src/areas/${name}/`,
        `/shared-api/src/contracts/${name}/`,
      ]
        .map((folder) => `${folder.padEnd(36)}@sportello/${name}`)
        .join('\n')}\n`,
  );
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}
