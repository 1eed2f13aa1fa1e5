import { defineCall, wireObject } from 'shared-api/contracts/common';
import { z } from 'zod';

/** A call of nobody, for the tests of how calls are served. */
export const greet = defineCall({
  name: 'greet',
  encoding: 'json',
  access: 'public',
  input: wireObject({ person: ['v_user', z.string().min(1)] }),
  output: wireObject({ greeting: z.string() }),
});
