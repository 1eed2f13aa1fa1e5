import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsPage } from './permissions-page.ts';
import { root } from './webpack/folders.ts';

writeFileSync(join(root, 'docs/permissions.md'), permissionsPage());
