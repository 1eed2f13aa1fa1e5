import { eq } from 'drizzle-orm';
import { platformAudit, platformAuditHeads } from '../../../platform/audit/audit.schema.ts';
import { type AuditAction, createAudit } from '../../../platform/audit/audit.service.ts';
import { tamperWith } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import type { SigningTestApp } from './signing-app.ts';

/** Writes the log of a document anew as somebody who has the database and every secret: the same events, with a word more. */
export async function rewriteLog({ db, clock, platform }: SigningTestApp, id: string): Promise<void> {
  const subject = documentSubject(id);
  const log = await platform.audit.list(db, subject);
  const others = createAudit({ clock, secret: 'another' });
  await tamperWith(db, async (tx) => {
    await tx.delete(platformAudit).where(eq(platformAudit.subject, subject));
    await tx.delete(platformAuditHeads).where(eq(platformAuditHeads.subject, subject));
    for (const { action, actor, data } of log)
      await platform.audit.append(tx, {
        subject,
        action: action as AuditAction,
        actor,
        data: { ...data, isForged: true },
      });
  });
  expect(await platform.audit.verifyChain(db, subject)).toEqual({ isIntact: true, events: log.length });
  expect(await others.verifyChain(db, subject)).toMatchObject({ isIntact: false });
}
