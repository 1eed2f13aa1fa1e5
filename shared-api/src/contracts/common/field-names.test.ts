import { z } from 'zod';
import { defineCall } from './call.ts';
import { toOwnFields, toWireFields } from './field-names.ts';
import { wireObject } from './wire.ts';

const input = wireObject({
  from: ['data_inizio', z.string()],
  to: ['data_fine', z.string()],
  name: z.string(),
});
const call = (given: z.ZodType) =>
  defineCall({ name: 'x', access: 'public', input: given, output: wireObject({}) });

it.each([
  ['is as it stands', input],
  ['is checked further', input.refine(({ from, to }) => from <= to, { path: ['to'] })],
])(
  'the fields of a refusal have the names of the wire, and of ours again, where the input %s',
  (_how, given) => {
    const fields = { from: 'A', to: 'B', name: 'C', elsewhere: 'D' };
    const wire = { data_inizio: 'A', data_fine: 'B', name: 'C', elsewhere: 'D' };
    expect(toWireFields(call(given), fields)).toEqual(wire);
    expect(toOwnFields(call(given), wire)).toEqual(fields);
  },
);

it('a call whose names are ours keeps them', () => {
  expect(toWireFields(call(z.object({ code: z.string() })), { code: 'A' })).toEqual({ code: 'A' });
});
