import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './build/build-changed.ts';
import { root } from './webpack/folders.ts';

/** `npm start`: builds what changed, then becomes the server. */
await buildChanged();
const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
