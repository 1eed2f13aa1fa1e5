import { z } from 'zod';
import type { Stranger } from './claims.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';

/** What a provider said of somebody, as it is kept until they answer something: sealed, with the set-up that it came by. */
export const keptStranger = z.object({
  companyId: z.string(),
  version: z.number(),
  stranger: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    isAddress: z.boolean(),
    isVerified: z.boolean(),
    guess: z.object({ firstName: z.string(), lastName: z.string() }),
    values: z.array(z.string()).nullable(),
    groupsSent: z.enum(['sent', 'missing', 'tooMany', 'unreadable']),
    gaveSecondFactor: z.boolean(),
  }),
});

/** What is kept of who came: their name is asked for, or is their account's. */
export function keepStranger(
  { companyId, version, groupRules }: Pick<CompanySignInRecord, 'companyId' | 'version' | 'groupRules'>,
  { name: _name, ...stranger }: Stranger,
): z.infer<typeof keptStranger> {
  // Of the groups only those that decide: there may be thousands.
  const wanted = groupRules.map(({ value }) => value);
  const values = stranger.values?.filter((value) => wanted.includes(value)) ?? null;
  return { companyId, version, stranger: { ...stranger, values } };
}
