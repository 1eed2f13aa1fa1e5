import { z } from 'zod';
import { defineCall, okAnswer } from '../common/index.ts';

/** For whom somebody acts: a company (azienda), or one employee of it (dipendente). */
export const actingFor = z.object({
  company: z.object({ id: z.string(), name: z.string() }),
  employee: z.object({ userId: z.string(), name: z.string() }).nullable(),
});
export type ActingFor = z.infer<typeof actingFor>;

/**
 * Begins to act for a company or an employee, until it is stopped or the session ends (spec 03 §1). Fails with `forbidden`
 * when the rules do not allow it, and with `not-found` when there is no such company or employee.
 */
export const actFor = defineCall({
  name: 'actFor',
  access: 'admin',
  input: z.object({ companyId: z.string().min(1), userId: z.string().optional() }),
  output: okAnswer,
});

/** Acts for oneself again. */
export const stopActingFor = defineCall({
  name: 'stopActingFor',
  access: 'signed-in',
  input: z.object({}),
  output: okAnswer,
});
