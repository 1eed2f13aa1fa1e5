import { hash, verify } from '../passwords/argon2-thread.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';

/** As the product's, at a cost that a thousand tests can pay, and without threads to start for each file of them. */
export const passwordHasher = createPasswordHasher({
  cost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  argon2: {
    hash: async (password, cost) => hash({ password, cost }),
    verify: async (made, password) => verify({ made, password }),
  },
});
