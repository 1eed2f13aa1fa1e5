import { randomBytes } from 'node:crypto';

/** Names the run, so that its databases can be found at the end. */
export default function nameRun() {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
}
