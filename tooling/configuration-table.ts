import { listVariables } from 'server/configuration';
import { markdownTable } from './markdown-table.ts';

const begin = '<!-- written by npm run docs -->';
const end = '<!-- end of what is written -->';

/** The operating guide with its tables of variables as the code has them, in the place of those between the marks. */
export function withConfiguration(guide: string): string {
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The guide lacks ${begin} or ${end}`);
  return `${before}${begin}\n\n${configurationTable()}\n\n${end}${after}`;
}

/** Every variable in one table, part by part. */
function configurationTable(): string {
  const variables = listVariables();
  const rows = variables.map(({ name, part, description, isSecret, default: value }, index) => [
    variables[index - 1]?.part === part ? '' : part,
    `\`${name}\`${isSecret ? ' †' : ''}`,
    value === undefined ? '' : `\`${value}\``,
    description,
  ]);
  return markdownTable(['part', 'variable', 'default', 'what it is'], rows);
}
