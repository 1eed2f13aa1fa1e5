import { aboutOneself, bySecret, callerNames, callers, headings, permissions } from 'server/permissions';
import { markdownTable } from './markdown-table.ts';

/** `docs/permissions.md`: the table that the tests try, for people. */
export function permissionsPage(): string {
  return [
    '# Who may do what',
    `Every call of the server that is about somebody's record, tried by everybody (\`server/src/testing/permissions\`, from which this page is
written: \`npm run docs\`). The records are those of a person called Mario and of their company; ✓ is who may, everybody else
is answered 401, 403 or 404, or doesn't find the record in the answer.`,
    callerNames.map((who) => `- _${headings[who]}_: ${callers[who]}`).join('\n'),
    `Where a permission code is needed besides, everybody has it here; that the code is asked for is pinned beside each policy
(\`*.policy.test.ts\`).`,
    ...sections(),
    '## Calls about oneself',
    `They are about the account of who makes them and know no other: whoever is signed in may.`,
    wrap(aboutOneself),
    '## Calls by a secret',
    'Anybody may make them who has the password, the link or the code that they ask for.',
    `${wrap(bySecret)}\n`,
  ].join('\n\n');
}

function sections(): string[] {
  const abouts = [...new Set(permissions.map(({ about }) => about))];
  const head = ['about', 'call', ...callerNames.map((who) => headings[who])];
  const rows = abouts.flatMap((about) =>
    permissions
      .filter((row) => row.about === about)
      .map(({ call, may }, index) => [
        index === 0 ? about : '',
        `\`${call.name}\``,
        ...callerNames.map((who) => (may.includes(who) ? '✓' : '')),
      ]),
  );
  return ['## Calls about a record', markdownTable(head, rows)];
}

function wrap(calls: readonly { readonly name: string }[]): string {
  return calls
    .map(({ name }) => name)
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(', ');
}
