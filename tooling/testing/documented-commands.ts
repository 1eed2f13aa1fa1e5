import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';

const pages = ['*.md', 'docs/*.md', 'docs/security/*.md', '*/README.md'];
const program = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker|apt-get|systemctl) /;

/**
 * Every command of a terminal that README, CONTRIBUTING and the docs name: in a code span or a line of a code block, without what is said
 * beside it.
 */
export function documentedCommands(): string[] {
  const files = globSync(pages, { cwd: root, exclude: ['**/node_modules/**'] });
  return [...new Set(files.flatMap((file) => commandsOf(readFileSync(join(root, file), 'utf8'))))].toSorted();
}

/** The commands of one page. */
export function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(
    ([, span = '']) => span,
  );
  return [...blocks.flatMap((line) => line.split('; ')), ...spans.map((span) => span.replaceAll(/\s+/g, ' '))]
    .map(withoutRemark)
    .filter((command) => program.test(command));
}

/** What a block says of a command stands after two spaces, a hash or a colon. */
function withoutRemark(line: string): string {
  const [command = ''] = line.trim().split(/ {2,}| # |: /);
  return command;
}
