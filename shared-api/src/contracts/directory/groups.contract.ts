import { z } from 'zod';
import { defineCall, wireObject } from '../common/index.ts';

/** A group (gruppo) of a company's people. */
const group = wireObject({ name: ['nome', z.string()] });
export type Group = z.output<typeof group>;

/** The groups that the caller is in, by name (spec 01 §3 and §7). Fails with `forbidden` for anybody else's token. */
export const listGroups = defineCall({
  name: 'getgroups',
  access: 'signed-in',
  input: wireObject({ token: ['username', z.string().optional()] }),
  output: wireObject({ info: ['InfoUser', wireObject({ groups: ['gruppi', z.array(group)] })] }),
});
