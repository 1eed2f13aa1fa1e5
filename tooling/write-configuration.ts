import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConfiguration } from './configuration-table.ts';
import { root } from './webpack/folders.ts';

/** `npm run docs:configuration`: writes the table of variables into the operating guide. */
const guide = join(root, 'docs/operating.md');
writeFileSync(guide, withConfiguration(readFileSync(guide, 'utf8')));
