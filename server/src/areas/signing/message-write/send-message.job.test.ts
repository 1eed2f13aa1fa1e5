import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  cancelMessage,
  getSentMessage,
  listMessages,
  noRecipients,
  resumeMessage,
  sendMessage,
} from 'shared-api/contracts/signing';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { messageSubject } from '../messages/message-audit.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { takeWaiting } from './message-sends.repository.ts';

async function send({ app, cookies }: SigningTestApp, requestId: string = randomUUID()): Promise<string> {
  const input = {
    requestId,
    title: 'Chiusura',
    body: 'Venerdì si chiude alle 13.',
    recipients: { ...noRecipients, companyIds: ['acme'] },
    viewsAttachment: false,
    signsAttachment: false,
    boxes: [],
  };
  return (await callOn(app, sendMessage, input, { cookie: cookies.acme })).output.id;
}

async function handOut({ clock, platform }: SigningTestApp): Promise<void> {
  clock.advance(10_001);
  await platform.jobs.runDue();
}

/** Has the job of the message be found dead: whoever worked on it ended, each time. */
async function dieAtIt(app: SigningTestApp): Promise<void> {
  await app.db.execute(sql`update platform_jobs set attempts = max_attempts where done_at is null`);
  await handOut(app);
}

const messagesOf = async ({ app, cookies }: SigningTestApp, who: 'mario' | 'root') => {
  const query = { start: 0, length: 30, status: '-1', search: '' } as const;
  return (await callOn(app, listMessages, query, { cookie: cookies[who] })).output.messages.total;
};

const stateOf = async ({ app, cookies }: SigningTestApp, id: string) =>
  (await callOn(app, getSentMessage, { id }, { cookie: cookies.acme })).output.message;

describeSigning('handing a message out', (signingApp) => {
  it('reaches those whom another run had taken and lost', async () => {
    const app = signingApp();
    const id = await send(app);
    const taken = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const lost = app.db.transaction(async (tx) => {
      await takeWaiting(tx, { messageId: id, limit: 1 });
      taken.resolve();
      await end.promise;
      throw new Error('its process ends');
    });
    await taken.promise;
    const handedOut = handOut(app);
    // On one connection the second run begins once the first is over; on several it has time to come to where it has to wait.
    await Promise.race([handedOut, new Promise((resolve) => setTimeout(resolve, 200))]);
    end.resolve();
    await expect(lost).rejects.toThrow('its process ends');
    await handedOut;
    expect([await messagesOf(app, 'mario'), await messagesOf(app, 'root')]).toEqual([1, 1]);
    expect(await stateOf(app, id)).toMatchObject({ state: 'done', total: 2, delivered: 2 });
  });

  it('stops where nobody tries any more, says so, and goes on when its sender asks', async () => {
    const app = signingApp();
    const id = await send(app);
    await dieAtIt(app);
    expect(await stateOf(app, id)).toMatchObject({ state: 'stopped', total: 2, delivered: 0 });
    const resume = (who: 'acme' | 'root') =>
      callOn(app.app, resumeMessage, { id }, { cookie: app.cookies[who] });
    expect((await resume('root')).error?.code).toBe('not-found');
    await resume('acme');
    expect((await stateOf(app, id)).state).not.toBe('stopped');
    await handOut(app);
    expect(await messagesOf(app, 'mario')).toBe(1);
    await resume('acme');
    await handOut(app);
    expect(await messagesOf(app, 'mario')).toBe(1);
    expect(await stateOf(app, id)).toMatchObject({ state: 'done', delivered: 2 });
  });

  it('says that nobody has it where all of them lost their account before it left', async () => {
    const app = signingApp();
    const id = await send(app);
    await app.db.update(authUsers).set({ removedAt: app.clock.now() }).where(eq(authUsers.id, 'mario'));
    await app.db.update(authUsers).set({ removedAt: app.clock.now() }).where(eq(authUsers.id, 'root'));
    await handOut(app);
    expect(await stateOf(app, id)).toMatchObject({ state: 'done', total: 0, delivered: 0 });
  });

  it('is written down once', async () => {
    const app = signingApp();
    const id = await send(app);
    app.clock.advance(10_001);
    await app.db
      .execute(sql`insert into platform_jobs (kind, payload, run_at, max_attempts, created_at, proof)
      select kind, payload, run_at, max_attempts, created_at, proof from platform_jobs where done_at is null`);
    await Promise.all([app.platform.jobs.runDue(), app.platform.jobs.runDue()]);
    const events = await app.db
      .select()
      .from(platformAudit)
      .where(eq(platformAudit.subject, messageSubject(id)));
    expect(events).toHaveLength(1);
    expect(await messagesOf(app, 'mario')).toBe(1);
  });

  it('is done for the second request too, where the first of the same name was taken back', async () => {
    const app = signingApp();
    const requestId = randomUUID();
    const first = await send(app, requestId);
    await callOn(app.app, cancelMessage, { id: first }, { cookie: app.cookies.acme });
    const second = await send(app, requestId);
    expect(second).not.toBe(first);
    await handOut(app);
    expect(await messagesOf(app, 'mario')).toBe(1);
  });

  it('is done once for two requests of the same name at the same moment', async () => {
    const app = signingApp();
    const requestId = randomUUID();
    const [first, second] = await Promise.all([send(app, requestId), send(app, requestId)]);
    expect(second).toBe(first);
    await handOut(app);
    expect(await messagesOf(app, 'mario')).toBe(1);
  });
});
