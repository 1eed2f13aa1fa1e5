import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { iconSources } from '../src/icons/icon-sources.ts';

type Nodes = Record<string, [tag: string, attributes: Record<string, string>][]>;

const source = createRequire(import.meta.url).resolve('@tabler/icons/outline/home.svg');
const drawings = JSON.parse(
  readFileSync(join(dirname(source), '../../tabler-nodes-outline.json'), 'utf8'),
) as Nodes;
const lines = Object.entries(iconSources).map(([name, drawing]) => `  '${name}': '${pathOf(drawing)}',`);
const text = `// Made by tools/draw-icons.ts from Tabler Icons (MIT licence, © Paweł Kuna).
import type { IconName } from './icon-sources.ts';

/** The outline of each icon as one path in a box of 24 by 24. */
export const iconPaths: Readonly<Record<IconName, string>> = {
${lines.join('\n')}
};
`;
writeFileSync(new URL('../src/icons/icon-paths.ts', import.meta.url), text);

function pathOf(drawing: string): string {
  const nodes = drawings[drawing];
  if (!nodes) throw new Error(`Tabler has no icon named ${drawing}`);
  return nodes.map(([tag, { d }]) => d ?? fail(drawing, tag)).join('');
}

function fail(drawing: string, tag: string): never {
  throw new Error(`${drawing} holds a <${tag}>; only paths can be joined into one`);
}
