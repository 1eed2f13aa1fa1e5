import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './build/build-changed.ts';
import { root } from './webpack/folders.ts';

/** `npm start`: builds what changed, then becomes the server. */
await buildChanged();
const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], { cwd: root, stdio: 'inherit' });
process.on('SIGTERM', () => server.kill('SIGTERM'));
// A terminal tells both of an interrupt by itself.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
