import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/folders.ts';

/** The names that a file of the kit's entries hands on, each with where it takes it from. */
function namesIn(file: string): { name: string; from: string }[] {
  const text = readFileSync(join(root, 'shared-ui/src', file), 'utf8');
  return [...text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)';/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').flatMap((name) => (name.trim() ? [{ name: name.trim(), from }] : [])),
  );
}

const named = (file: string, from: string) =>
  namesIn(file)
    .filter((each) => each.from === from)
    .map(({ name }) => name)
    .toSorted();

describe('the entry of the kit', () => {
  it('takes every name from one of its halves, so that no module brings a copy of its own', () => {
    const sources = [...new Set(namesIn('index.ts').map(({ from }) => from))];
    expect(sources.toSorted()).toEqual(['shared-ui/further', 'shared-ui/start']);
  });

  it.each(['start', 'further'])('hands on all of the half %s', (half) => {
    expect(named('index.ts', `shared-ui/${half}`)).toEqual(
      namesIn(`${half}.ts`)
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});
