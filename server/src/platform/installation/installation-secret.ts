import { randomBytes } from 'node:crypto';
import type { Executor } from '../db/database.ts';
import { findOrInsertValue } from './installation.repository.ts';

/** The secret of the installation, with which codes are hashed: made at the first start, the same for all replicas. */
export function openInstallationSecret(executor: Executor): Promise<string> {
  return findOrInsertValue(executor, 'secret', randomBytes(32).toString('base64url'));
}
