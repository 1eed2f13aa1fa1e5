import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './testing/copy-project.ts';
import { commandsOf, documentedCommands } from './testing/documented-commands.ts';
import { heldCommands, isHeld } from './testing/held-commands.ts';
import { root } from './webpack/folders.ts';

let copy: string;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Every file of the copy with a hash of what stands in it. */
function contents(): Map<string, string> {
  const files = globSync('{*,!(node_modules)/**/*}', { cwd: copy, exclude: ['**/node_modules/**'] }).filter(
    (path) => statSync(join(copy, path)).isFile(),
  );
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(copy, path)))
      .digest('hex');
  return new Map(files.map((path) => [path, hash(path)]));
}

function area(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(copy, 'tooling/area.ts'), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--no-warnings' },
  });
  return { status, said: stderr };
}

function changes(before: Map<string, string>, after: Map<string, string>) {
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...before.keys()].filter((path) => after.get(path) !== before.get(path)),
  };
}

describe('npm run area', () => {
  it.each(['node_modules/oxfmt', 'server/scripts/db-generate.ts'])(
    'leaves everything as it was where a part of it fails: %s',
    (part) => {
      renameSync(join(copy, part), join(copy, 'apart'));
      const before = contents();
      const { status, said } = area('specimens');
      expect([status, said]).toEqual([1, expect.stringContaining('nothing was written')]);
      expect(contents()).toEqual(before);
      renameSync(join(copy, 'apart'), join(copy, part));
    },
  );

  it('leaves everything as it was where it is refused', () => {
    const before = contents();
    expect(area('signing').said).toContain("There is an area 'signing' already");
    expect(contents()).toEqual(before);
  });

  it('ends well, and writes an area with its migration, formatted', () => {
    const before = contents();
    expect(area('specimens', '--label-it', 'Campioni', '--permission', 'doc_docsign').status).toBe(0);
    const { added, changed } = changes(before, contents());
    for (const pattern of [/^mfe-specimens\//, /^server\/migrations\/\d+_specimens\.sql$/, /^e2e\/specs\//])
      expect(added.some((path) => pattern.test(path))).toBe(true);
    // The snapshot of the schema is made: the last one alone is kept.
    expect(changed.filter((path) => !path.endsWith('_snapshot.json')).toSorted()).toEqual([
      'CODEOWNERS',
      'server/migrations/meta/_journal.json',
      'server/src/areas/areas.ts',
    ]);
    const code = [...added, 'server/src/areas/areas.ts'].filter((path) => /\.(?:tsx?|json)$/.test(path));
    const format = join(copy, 'node_modules/oxfmt/bin/oxfmt');
    const { stdout, status } = spawnSync(process.execPath, [format, '--check', ...code], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stdout]).toEqual([0, '']);
  });
});

/** What the bootstrap takes for an installed project: nothing is fetched. */
function noteAsInstalled() {
  const stamp = join(copy, 'node_modules/.sportello-installed');
  rmSync(stamp, { force: true });
  const lockfile = readFileSync(join(copy, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`);
  writeFileSync(stamp, wanted.digest('hex'));
}

/** A PDF of one empty page. */
function emptyPage(): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>>>',
  ];
  let text = '%PDF-1.7\n';
  const entries = objects.map((object, index) => {
    const offset = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const xref = `xref\n0 4\n0000000000 65535 f \n${entries.join('')}`;
  return `${text}${xref}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

describe('the commands that the pages name', () => {
  const run = Object.entries(heldCommands).flatMap(([command, held]) =>
    'run' in held ? [{ command, ...held }] : [],
  );

  it('are found in spans and blocks, without what is said of them', () => {
    const page =
      'As `npm run\nbuild` does, not `build`:\n```\nPORT=1 npm start   the product\nls\nnpm test # all\n```\n';
    expect(commandsOf(page)).toEqual(['PORT=1 npm start', 'npm test', 'npm run build']);
  });

  it('are each run to the end here, by another test, or are said not to be with the reason', () => {
    const named = documentedCommands();
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((command) => !isHeld(command))).toEqual([]);
    expect(Object.keys(heldCommands).filter((command) => !named.includes(command))).toEqual([]);
  });

  it('that another test holds are there', () => {
    const missing = Object.values(heldCommands).filter(
      (held) => 'by' in held && !readFileSync(join(root, held.by), 'utf8').includes(held.where),
    );
    expect(missing).toEqual([]);
  });

  describe('in a copy', () => {
    beforeAll(() => {
      noteAsInstalled();
      mkdirSync(join(copy, 'papers'));
      writeFileSync(join(copy, 'papers/one.pdf'), emptyPage());
    });

    it.each(run)('ends well: $command', ({ run: line, says = /(?:)/ }) => {
      const { status, stdout, stderr } = spawnSync(line, {
        cwd: copy,
        shell: true,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          HOME: copy,
          DATA_DIR: join(copy, '.data'),
          DIST_DIR: join(copy, 'dist'),
          PUBLIC_URL: 'https://portal.nuova.example',
        },
      });
      expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
      expect(stdout + stderr).toMatch(says);
    });
  });
});
