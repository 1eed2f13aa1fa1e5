import { rmSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);

// Until the first release there is one migration, made anew from the tables.
process.chdir(join(import.meta.dirname, '..'));
rmSync('migrations', { recursive: true, force: true });

// drizzle-kit looks for drizzle-orm beside itself, but npm may have put it below this package.
registerHooks({
  resolve: (name, context, next) => {
    const isMisplaced = /^drizzle-orm(\/|$)/.test(name) && context.parentURL?.includes('/drizzle-kit/');
    if (!isMisplaced) return next(name, context);
    if (context.conditions.includes('import')) return next(name, { ...context, parentURL: import.meta.url });
    return { url: pathToFileURL(resolve(name)).href, format: 'commonjs', shortCircuit: true };
  },
});

const kit = dirname(resolve('drizzle-kit'));
process.argv = [process.execPath, 'drizzle-kit', 'generate', '--name', 'initial'];
await import(join(kit, 'bin.cjs'));
