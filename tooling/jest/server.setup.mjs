import { randomBytes } from 'node:crypto';
import { writeVerifiers } from '../verifier.ts';

/** Names the run, so that its databases can be found at the end, and makes what the server gives out with its packages of evidence. */
export default async function prepare() {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
  await writeVerifiers();
}
