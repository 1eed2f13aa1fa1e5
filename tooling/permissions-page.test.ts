import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsPage } from './permissions-page.ts';
import { root } from './webpack/folders.ts';

it('the page of permissions is the table that the server is tried with (npm run docs)', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsPage());
});
