import { matchesGlob } from 'node:path';

/** What a Dockerfile brings into an image: from the project (`from` is undefined), or from an earlier layer. */
interface Copy {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** One layer of a Dockerfile. */
interface Layer {
  readonly name: string | undefined;
  readonly image: string;
  readonly copies: readonly Copy[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  /** Commands in the form of a list, by instruction: `CMD`, `HEALTHCHECK`. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

/** Reads the layers of a Dockerfile, as far as ours are written. */
export function readLayers(dockerfile: string): Layer[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  const layers: { first: string; lines: string[] }[] = [];
  for (const line of lines)
    if (line.startsWith('FROM ')) layers.push({ first: line, lines: [] });
    else layers.at(-1)?.lines.push(line);
  return layers.map(({ first, lines: own }) => {
    const [, image = '', , name] = first.split(/\s+/);
    return { name, image, ...readInstructions(own) };
  });
}

function readInstructions(lines: readonly string[]): Omit<Layer, 'name' | 'image'> {
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length).trim());
  return {
    copies: of('COPY').map(readCopy),
    env: Object.fromEntries(of('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=', 2)))),
    user: of('USER').at(-1),
    commands: Object.fromEntries(
      ['CMD', 'HEALTHCHECK'].flatMap((word) => of(word).map((line) => [word, listIn(line)] as const)),
    ),
  };
}

function readCopy(line: string): Copy {
  const words = line.split(/\s+/);
  const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  const paths = from === undefined ? words : words.slice(1);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/** The list of a command, behind its options. */
function listIn(line: string): string[] {
  return JSON.parse(line.slice(line.indexOf('['))) as string[];
}

/** Whether a `.dockerignore` keeps a path of the project out: the last line that names it, or a folder above it, counts. */
export function isIgnored(dockerignore: string, path: string): boolean {
  const parts = path.split('/');
  const ways = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  let ignored = false;
  for (const line of dockerignore.split('\n').filter((rule) => rule !== '' && !rule.startsWith('#'))) {
    const pattern = line.replace(/^!/, '');
    // Here `**` names files that begin with a dot as well.
    if (pattern === '**' || ways.some((way) => matchesGlob(way, pattern))) ignored = !line.startsWith('!');
  }
  return ignored;
}
