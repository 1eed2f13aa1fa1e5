import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConfiguration } from './configuration-table.ts';
import { root } from './webpack/folders.ts';

const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');

describe('the table of the configuration', () => {
  it('is what the server reads (npm run docs)', () => {
    expect(guide).toBe(withConfiguration(guide));
  });

  it('names defaults and secrets, and is missed where its marks are', () => {
    expect(guide).toMatch(/\| `PORT` +\| `8080` +\|/);
    expect(guide).toMatch(/\| `S3_SECRET_ACCESS_KEY` † +\| +\|/);
    expect(() => withConfiguration('a guide without a table')).toThrow('lacks');
  });
});
