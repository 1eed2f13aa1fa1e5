import { markdownTable } from '../markdown-table.ts';
import { foundation } from './foundation.ts';
import { signing } from './signing.ts';
import type { Statements } from './statement.ts';
import { workforce } from './workforce.ts';

/** All of them. */
export const statements: Statements = { ...foundation, ...signing, ...workforce };

/** The file of a story or of a test. */
export const sourceOf = (source: string) =>
  source.includes('.test.') ? source : `e2e/specs/${source}.spec.ts`;

/** `docs/spec-stories.md`: what people can do by the specification, and the story in which somebody does it. */
export function statementsPage(): string {
  const rows = Object.entries(statements).flatMap(([section, own]) =>
    own.map(([says, source, step], index) => [
      index === 0 ? section : '',
      says,
      `\`${source}\``,
      step.replaceAll(/ ?@\w+/g, '').replaceAll('`', ''),
    ]),
  );
  return [
    '# Stories of the specification',
    `What a person can do by the specification, in our words, and the story (\`e2e/specs\`) in which somebody does it by hand, or the test where
time would have to pass. Written from \`e2e/statements\` by \`npm run docs\`; a test holds that each title is there.`,
    `${markdownTable(['section', 'one can', 'story', 'where in it'], rows)}\n`,
  ].join('\n\n');
}
