import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logActions } from 'shared-api/contracts/admin';

const sources = readdirSync(join(import.meta.dirname, '../../..'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'))
  .join('\n');

// That what is written has words is said by its type (`areas/log-words.ts`).
it('the log has words for nothing that is never written', () => {
  const isWritten = (action: string) => {
    const [subject = ''] = action.split('.');
    return sources.includes(`'${action}'`) || sources.includes(`\`${subject}.\${`);
  };
  expect(Object.keys(logActions).filter((action) => !isWritten(action))).toEqual([]);
});
