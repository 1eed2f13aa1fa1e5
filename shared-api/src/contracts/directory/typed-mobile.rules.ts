import { z } from 'zod';
import { readPhoneNumber } from './phone-number.rules.ts';

/** A number as a form's field holds it; refused as `prefix-required`, `mobile-required` or `mobile-not-valid`, the first of which counts. */
export const typedMobile = z
  .object({ prefix: z.string(), number: z.string() })
  .refine(({ prefix }) => prefix !== '', 'prefix-required')
  .refine(({ number }) => number !== '', 'mobile-required')
  .refine(({ prefix, number }) => readPhoneNumber(prefix, number) !== undefined, 'mobile-not-valid');
export type TypedMobile = z.infer<typeof typedMobile>;
