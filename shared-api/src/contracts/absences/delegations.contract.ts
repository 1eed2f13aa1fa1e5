import { z } from 'zod';
import { defineCall, okAnd, okAnswer, plainDay, wireObject, yesNo } from '../common/index.ts';

/** Most days of a delegation. */
export const maxDelegationDays = 366;

/** Who decides in an administrator's place, from a day to another, both included. */
const delegation = wireObject({
  id: ['id_delega', z.string()],
  byName: ['delegante', z.string()],
  toName: ['delegato', z.string()],
  from: ['data_inizio', plainDay],
  to: ['data_fine', plainDay],
  /** Whether it counts today. */
  isActive: ['is_active', yesNo],
});
export type GivenDelegation = z.output<typeof delegation>;

/** When, to whom: the form's fields. */
export const delegationDraft = z
  .object({ toUserId: z.string().min(1, 'person').max(100), from: plainDay, to: plainDay })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'endsBefore' });

/**
 * The delegations of the caller that are not over: those that they gave, and those that they were given. `proposal` is an approved leave of
 * their own for which they gave none.
 */
export const listDelegations = defineCall({
  name: 'listDelegations',
  method: 'GET',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({
    mayDelegate: ['may_delegate', yesNo],
    given: z.array(delegation),
    received: z.array(delegation),
    proposal: wireObject({ from: ['data_inizio', plainDay], to: ['data_fine', plainDay] }).nullable(),
  }),
});
export type Delegations = z.output<typeof listDelegations.output>;

/**
 * Has somebody of a company that the caller administers decide in their place. Fails with `forbidden` for who administers none, and with
 * `invalid-input` on the field that is wrong: a person who is not of it, the caller themself, days that are over or in no order, and days of
 * which they gave some away already.
 */
export const addDelegation = defineCall({
  name: 'addDelegation',
  access: 'signed-in',
  input: wireObject({
    toUserId: ['user_id', z.string().max(100)],
    from: ['data_inizio', plainDay],
    to: ['data_fine', plainDay],
  }),
  output: okAnd({ delegation }),
});

/** Ends a delegation that the caller gave, at once. Fails with `not-found`. */
export const endDelegation = defineCall({
  name: 'endDelegation',
  access: 'signed-in',
  input: wireObject({ id: ['id_delega', z.string().max(100)] }),
  output: okAnswer,
});
