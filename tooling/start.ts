import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './build/build-changed.ts';
import { makeChangesLive } from './build/make-changes-live.ts';
import { root } from './webpack/folders.ts';

/** `npm start`: builds what changed and makes it live, unless somebody rolled it back; then becomes the server. */
const { builds, failed } = await buildChanged();
for (const note of await makeChangesLive(builds)) console.log(note);
if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}; the reasons are above.`);
const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], { cwd: root, stdio: 'inherit' });
process.on('SIGTERM', () => server.kill('SIGTERM'));
// A terminal tells both of an interrupt by itself.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
