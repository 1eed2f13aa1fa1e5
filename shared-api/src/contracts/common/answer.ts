import { z } from 'zod';

/** The answer of a call that has nothing to tell but that it worked: `Result: 'OK'` on the wire, nothing on our side. */
export const okAnswer = z.codec(z.object({ Result: z.literal('OK') }), z.void(), {
  decode: () => undefined,
  encode: () => ({ Result: 'OK' as const }),
});
