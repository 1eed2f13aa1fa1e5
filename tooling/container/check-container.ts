import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { root } from '../webpack/folders.ts';
import { readLayers } from './dockerfile.ts';
import { createSandbox } from './sandbox.ts';
import { layOutProduction } from './lay-out-production.ts';
import { tryServer } from './try-server.ts';

/**
 * `npm run check:container`: what the image would hold, laid out in an empty folder that its user cannot write to, starts, makes a first
 * administrator, serves the page with its scripts, calls itself healthy and stops when it is told to. It needs no
 * Docker.
 */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-image-'));
  chmodSync(folder, 0o755);
  try {
    const [app, data, scratch] = ['app', 'data', 'tmp'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const made of [app, data, scratch]) mkdirSync(made, { mode: 0o755 });
    await layOutProduction(app);
    cpSync(process.execPath, join(folder, 'node'));
    const image = readLayers(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1);
    if (!image) throw new Error('The Dockerfile has no layer');
    const sandbox = await createSandbox({ node: join(folder, 'node'), app, data, scratch, env: image.env });
    await tryServer(sandbox, image.commands);
    console.log('what the image would hold starts, answers, is healthy and stops');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
