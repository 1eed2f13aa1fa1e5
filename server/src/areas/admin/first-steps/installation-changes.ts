import { settingsLiveKey, type FirstStepId } from 'shared-api/contracts/admin';
import { isSuperUser } from 'shared-api/contracts/common';
import type { Audit, AuditAction } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';

const subject = 'admin_first_steps:installation';

/** Under which name the installation keeps that a step was set aside. */
export const asideValueOf = (id: FirstStepId) => `first-step-aside:${id}`;

/** What is changed of the installation itself is the super users' alone. @throws AppError `forbidden` */
export function requireSuperUser({ session }: SignedInCaller): void {
  if (!isSuperUser(session.flags)) throw new AppError('forbidden');
}

/** A change of the installation, as the log has it. */
interface InstallationChange {
  readonly caller: SignedInCaller;
  readonly action: AuditAction;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Writes a change of the installation into the log, and has the pages of super users read it. */
export async function recordChange(
  audit: Pick<Audit, 'append'>,
  tx: Executor,
  { caller: { session, ip, userAgent, requestId }, action, data }: InstallationChange,
): Promise<void> {
  const from = { ip, userAgent, requestId };
  await audit.append(tx, { subject, action, actor: session.userId, data: { ...data, ...from } });
  await publishChange(tx, { to: { managersOf: null }, keys: [settingsLiveKey] });
}
