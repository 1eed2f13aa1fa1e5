import { z } from 'zod';
import { added, defineCall, wireObject } from 'shared-api/contracts/common';
import { breachesOf } from './breaches.ts';
import { contractFolders, contractsOf, landedNow, readLanded, type Contract } from './landed.ts';

type Fields = Readonly<Record<string, z.ZodType>>;

describe.each(contractFolders)('the contracts of %s', (area) => {
  it('are kept as they are today (npm run contracts)', async () => {
    const calls = await contractsOf(area);
    const landed = readLanded(area);
    for (const [name, contract] of calls) {
      const { since: _, ...last } = landed[name]?.[0] ?? { since: '' };
      expect({ name, ...last }).toEqual({ name, ...landedNow(contract) });
    }
  });

  it('are read by pages and servers of the days before, and read theirs', async () => {
    const calls = await contractsOf(area);
    const breaches = Object.entries(readLanded(area)).flatMap(([name, days]) =>
      days.flatMap((day) => breachesOf(name, calls.get(name), day)),
    );
    expect(breaches).toEqual([]);
  });
});

describe('a contract that changes', () => {
  const before = {
    input: { title: z.string(), kind: z.enum(['sign', 'read']) },
    output: { id: z.string(), state: z.enum(['open', 'signed']), note: z.string().optional() },
  };
  const call = (input: Fields = before.input, output: Fields = before.output): Contract =>
    defineCall({ name: 'add', access: 'public', input: wireObject(input), output: wireObject(output) });
  const then = { since: '2026-11-29', ...landedNow(call()) };
  const broken = (input?: Fields, output?: Fields) => breachesOf('add', call(input, output), then);

  it('may gain fields that say what they are where they are missing', () => {
    expect(broken()).toEqual([]);
    expect(broken({ ...before.input, note: z.string().default('') })).toEqual([]);
    expect(broken({ ...before.input, note: z.string().optional() })).toEqual([]);
    expect(broken(undefined, { ...before.output, size: added('2026-11-30', z.number(), 0) })).toEqual([]);
    expect(broken(undefined, { ...before.output, note: z.string() })).toEqual([
      'add cannot read the answer of a server of 2026-11-29: note: Invalid input: expected string, received undefined',
    ]);
  });

  it.each<[string, Fields | undefined, Fields | undefined, RegExp]>([
    [
      'a field of the answer without a default',
      undefined,
      { ...before.output, size: z.number() },
      /cannot read the answer.*size/,
    ],
    [
      'a field of the answer that goes',
      undefined,
      { id: z.string(), note: z.string().optional() },
      /cannot read: state is not there/,
    ],
    [
      'a field of the answer that may be missing',
      undefined,
      { ...before.output, id: z.string().optional() },
      /id may be missing/,
    ],
    [
      'a state that pages do not know',
      undefined,
      { ...before.output, state: z.enum(['open', 'signed', 'refused']) },
      /state can be "refused"/,
    ],
    [
      'a state that is not known any more',
      undefined,
      { ...before.output, state: z.enum(['open']) },
      /cannot read the answer.*state/,
    ],
    ['a field of another kind', undefined, { ...before.output, id: z.number() }, /id can be 0/],
    [
      'an input that must be there',
      { ...before.input, note: z.string() },
      undefined,
      /refuses what a page of 2026-11-29 sends: note/,
    ],
    [
      'an input that is not sent any more',
      { kind: before.input.kind },
      undefined,
      /a server of 2026-11-29 refuses: title is not there/,
    ],
    [
      'an input of fewer kinds',
      { ...before.input, kind: z.enum(['sign']) },
      undefined,
      /refuses what a page.*kind/,
    ],
    [
      'an input of more kinds',
      { ...before.input, kind: z.enum(['sign', 'read', 'stamp']) },
      undefined,
      /kind can be "stamp"/,
    ],
  ])('breaks by %s', (_, input, output, sentence) => {
    expect(broken(input, output)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });

  it('goes once its day has come', () => {
    expect(breachesOf('add', undefined, then)).toEqual(['add is gone: pages of 2026-11-29 call it']);
    expect(breachesOf('add', undefined, { ...then, leaving: '2026-11-29' })).toEqual([]);
    expect(breachesOf('add', undefined, { ...then, leaving: '9999-01-01' })).not.toEqual([]);
  });
});
