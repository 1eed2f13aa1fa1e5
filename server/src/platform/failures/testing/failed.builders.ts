import { eq } from 'drizzle-orm';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { deliveryFacts } from '../../deliveries/delivery-facts.ts';
import { platformDeliveries } from '../../deliveries/deliveries.schema.ts';
import { jobFacts } from '../../jobs/job-facts.ts';
import { platformJobs } from '../../jobs/jobs.schema.ts';

/** A mail that failed and whose content is kept. @returns its id among failures */
export async function insertFailedMail(
  { db, clock, platform }: Pick<TestApp, 'db' | 'clock' | 'platform'>,
  changes: Partial<typeof platformDeliveries.$inferInsert> = {},
): Promise<string> {
  const failed = {
    channel: 'mail' as const,
    recipient: 'mario@example.com',
    subject: 'Contratto da firmare',
    text: '',
    attachments: [],
    html: null,
    replyTo: null,
    onBehalfOf: null,
    unsubscribeAddress: null,
    state: 'failed' as const,
    attempts: 8,
    lastError: 'Error: connect ECONNREFUSED 192.0.2.1:25',
    createdAt: clock.now(),
    failedAt: clock.now(),
  };
  const written = { ...failed, ...changes };
  const proof = platform.rowProofs.of('delivery', deliveryFacts({ ...written, text: 'Ecco il link' }));
  const [row] = await db
    .insert(platformDeliveries)
    .values({ ...written, proof })
    .returning({ id: platformDeliveries.id });
  const id = row?.id ?? '';
  const content = JSON.stringify({ text: 'Ecco il link', html: null });
  if (changes.mayRetry !== false)
    await db
      .update(platformDeliveries)
      .set({ sealedContent: platform.secretBox.seal(content, `platform.deliveries:${id}`) })
      .where(eq(platformDeliveries.id, id));
  return `${changes.channel ?? 'mail'}:${id}`;
}

/** A job that is dead. @returns its id among failures */
export async function insertDeadJob(
  { db, clock, platform }: Pick<TestApp, 'db' | 'clock' | 'platform'>,
  changes: Partial<typeof platformJobs.$inferInsert> = {},
): Promise<string> {
  const dead = {
    kind: 'signing.seal',
    payload: { documentId: 'gone' },
    runAt: clock.now(),
    createdAt: clock.now(),
    deadAt: clock.now(),
    attempts: 8,
    maxAttempts: 8,
    lastError: 'TimeStampError: the time-stamping authority cannot be reached',
  };
  const written = { ...dead, ...changes };
  const [row] = await db
    .insert(platformJobs)
    .values({ ...written, proof: platform.rowProofs.of('job', jobFacts(written)) })
    .returning({ id: platformJobs.id });
  return `job:${row?.id}`;
}
