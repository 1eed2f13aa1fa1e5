import { hash, verify } from '@node-rs/argon2';
import { createPasswordHasher } from '../passwords/password-hasher.ts';

/** As the product's, at a cost that a thousand tests can pay, and without threads to start for each file of them. */
export const passwordHasher = createPasswordHasher({
  cost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  argon2: { hash, verify },
});
