import { z } from 'zod';
import { plainDay, wireObject } from '../common/index.ts';
import { absenceStatuses, type AbsenceStatus } from './absence-status.rules.ts';

const colours = {
  '#8a8f98': 'open',
  '#e0a100': 'toApprove',
  '#2e9e5b': 'approved',
  '#d64545': 'refused',
  '#b9bec6': 'withdrawn',
} as const satisfies Record<string, AbsenceStatus>;
type Colour = keyof typeof colours;
const all = Object.keys(colours) as Colour[];

/** The state of a day's request, as a colour on the wire (spec 03 §3). */
const colour = z.codec(z.enum(all), z.enum(absenceStatuses), {
  decode: (value) => colours[value],
  encode: (status) => all.find((each) => colours[each] === status) ?? '#8a8f98',
});

/** Days with the state of what was asked for them; refused and withdrawn requests colour none. And days that nobody has to work. */
export const dayColours = {
  days: ['giorni', z.record(plainDay, colour)],
  /** Days on which there is nothing to work, with the name of their holiday, empty for a day off. */
  free: ['non_lavorativi', z.array(wireObject({ day: ['date', plainDay], name: z.string() }))],
} as const;
