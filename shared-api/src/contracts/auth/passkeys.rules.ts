import { z } from 'zod';

/** How many passkeys a person may have. */
export const maxPasskeys = 10;

/** The name that a person gives to a passkey. */
export const passkeyName = z.string().trim().min(1).max(60);
