import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodeProject, serverProject } from './tooling/jest/node.config.mjs';
import { webProject } from './tooling/jest/web.config.mjs';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));
const modules = readdirSync(folder('.')).filter((name) => name.startsWith('mfe-'));

export default {
  testSequencer: folder('tooling/jest/slowest-first.cjs'),
  // Nothing is timed here: a slow machine must not fail a test.
  testTimeout: 240_000,
  // A worker lets go of its handles at once, but the embedded databases that it kept are threads, which a busy machine ends slowly.
  workerGracefulExitTimeout: 10_000,
  projects: [
    webProject('shared-api', folder('shared-api')),
    webProject('shared-ui', folder('shared-ui')),
    webProject('shell', folder('shell')),
    ...modules.map((name) => webProject(name, folder(name))),
    serverProject('server', folder('server')),
    serverProject('fuzz', folder('fuzz')),
    nodeProject('bench', folder('bench')),
    {
      ...nodeProject('tooling', folder('tooling')),
      // Catalogues of texts are read on Node: what declares them is all that they need of the kit.
      moduleNameMapper: { '^shared-ui$': folder('shared-ui/src/module-kit/texts/define-texts.ts') },
    },
  ],
};
