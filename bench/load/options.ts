import { parseArgs } from 'node:util';
import type { TestDatabaseKind } from '../../server/src/testing/index.ts';

/** What a run is asked for. */
export interface LoadOptions {
  /** Of load, without what comes before and after it. */
  readonly minutes: number;
  readonly people: number;
  readonly database: TestDatabaseKind;
  readonly seed: number;
  readonly withAttacks: boolean;
  /** Only the attacks whose name holds this word. */
  readonly onlyAttack: string;
  /** How many live lines are held instead; 0 for none. */
  readonly liveLines: number;
  /** Arguments of Node for the server, such as `--cpu-prof`. */
  readonly nodeArguments: readonly string[];
}

/** Reads the arguments of `npm run load`. @throws Error that says which is wrong */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '6' },
      people: { type: 'string', default: '200' },
      database: { type: 'string', default: 'embedded' },
      seed: { type: 'string', default: '1' },
      'without-attacks': { type: 'boolean', default: false },
      attack: { type: 'string', default: '' },
      'live-lines': { type: 'string', default: '0' },
      'server-node': { type: 'string', default: '' },
    },
  });
  const { database } = values;
  if (database !== 'embedded' && database !== 'postgres') throw new Error('--database: embedded or postgres');
  return {
    minutes: numberOf('minutes', values.minutes, 600),
    people: numberOf('people', values.people, 5000),
    database,
    seed: numberOf('seed', values.seed, 2 ** 31),
    withAttacks: !values['without-attacks'],
    onlyAttack: values.attack,
    liveLines: numberOf('live-lines', values['live-lines'], 20_000),
    nodeArguments: values['server-node'].split(' ').filter(Boolean),
  };
}

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= most)) throw new Error(`--${name}: 0 to ${most}`);
  return value;
}
