import { createPasswordHasher } from '../passwords/password-hasher.ts';

/** As the product's, at a cost that a thousand tests can pay. */
export const passwordHasher = createPasswordHasher({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } });
