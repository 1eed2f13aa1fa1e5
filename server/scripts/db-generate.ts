import { readdirSync, rmSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);

const [, , name, ...options] = process.argv;
if (!name)
  throw new Error(
    'Name the change: npm run db:generate -w server -- add_something (and --custom for one without a change of tables)',
  );
process.chdir(join(import.meta.dirname, '..'));

// drizzle-kit looks for drizzle-orm beside itself, but npm may have put it below this package.
registerHooks({
  resolve: (specifier, context, next) => {
    const isMisplaced = /^drizzle-orm(\/|$)/.test(specifier) && context.parentURL?.includes('/drizzle-kit/');
    if (!isMisplaced) return next(specifier, context);
    if (context.conditions.includes('import'))
      return next(specifier, { ...context, parentURL: import.meta.url });
    return { url: pathToFileURL(resolve(specifier)).href, format: 'commonjs', shortCircuit: true };
  },
});

// It compares with the last snapshot alone; each is the whole schema once more.
process.on('exit', () => {
  const snapshots = readdirSync('migrations/meta').filter((file) => file.endsWith('_snapshot.json'));
  for (const former of snapshots.toSorted().slice(0, -1)) rmSync(join('migrations/meta', former));
});

const kit = dirname(resolve('drizzle-kit'));
process.argv = [process.execPath, 'drizzle-kit', 'generate', '--name', name, ...options];
await import(join(kit, 'bin.cjs'));
