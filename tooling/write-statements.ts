import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementsPage } from './statements/statements-page.ts';
import { root } from './webpack/folders.ts';

writeFileSync(join(root, 'docs/spec-stories.md'), statementsPage());
