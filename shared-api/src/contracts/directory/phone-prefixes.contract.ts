import { z } from 'zod';
import { defineCall, wireObject } from '../common/index.ts';

/** A country (ISO 3166) with the prefix of its phone numbers and its name in the caller's language. */
const phonePrefix = wireObject({
  prefix: ['prefisso', z.string()],
  country: ['nazione', z.string().length(2)],
  name: ['descrizione', z.string()],
});
export type PhonePrefix = z.output<typeof phonePrefix>;

/** The prefixes of phone numbers, by country (spec 01 §7). */
export const listPhonePrefixes = defineCall({
  name: 'getPrefix',
  method: 'GET',
  access: 'guest',
  input: wireObject({ token: ['username', z.string().optional()] }),
  output: wireObject({ prefixes: ['prefix', z.array(phonePrefix)] }),
});
