import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConfiguration } from './configuration-table.ts';
import { permissionsPage } from './permissions-page.ts';
import { statementsPage } from './statements/statements-page.ts';
import { root } from './webpack/folders.ts';

/** `npm run docs`: writes what the docs tell from the code: the variables of an installation, who may do what, and the stories of the specification. */
const docs = join(root, 'docs');
const guide = join(docs, 'operating.md');
writeFileSync(guide, withConfiguration(readFileSync(guide, 'utf8')));
writeFileSync(join(docs, 'permissions.md'), permissionsPage());
writeFileSync(join(docs, 'spec-stories.md'), statementsPage());
