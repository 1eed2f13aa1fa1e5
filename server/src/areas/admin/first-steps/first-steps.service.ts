import {
  firstStepIds,
  settingsLiveKey,
  type FirstStepId,
  type FirstStepState,
  type getFirstSteps,
  type saveMailSender,
  type setFirstStepAside,
} from 'shared-api/contracts/admin';
import { isSuperUser, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import { findLastBackupAt } from '../../../platform/backup/last-backup.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hasLeft } from '../../../platform/deliveries/deliveries.repository.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import {
  deleteValue,
  findOrInsertValue,
  findValue,
} from '../../../platform/installation/installation.repository.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { People } from '../../ports/people.port.ts';
import { firstStepsTexts } from './first-steps.texts.ts';

interface FirstStepsDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'config' | 'mailSenders'
> {
  readonly people: Pick<People, 'countSuperUsers'>;
}

const day = 24 * 60 * 60_000;
/** A backup that is older counts as none. */
const backupCountsFor = 7 * day;

const subject = 'admin_first_steps:installation';
const valueOf = (id: FirstStepId) => `first-step-aside:${id}`;

/** What an installation still needs before a company relies on it (decision 071). Every function throws `forbidden` for any other than super users. */
export function createFirstSteps(dependencies: FirstStepsDependencies) {
  const { db, clock, audit, config, mailSenders, people } = dependencies;
  return {
    /** The steps in their order, and what they show. */
    get: async (caller: SignedInCaller): Promise<OutputOf<typeof getFirstSteps>> => {
      requireSuperUser(caller);
      const sender = await mailSenders.find();
      const lastBackup = await findLastBackupAt(db);
      const administrators = await people.countSuperUsers(db);
      const isDone: Record<FirstStepId, boolean> = {
        mail: config.mail.smtpUrl !== undefined && sender.isChosen && (await hasLeft(db, 'mail')),
        https: config.http.publicUrl.startsWith('https:'),
        sms: config.sms.gatewayUrl !== undefined && (await hasLeft(db, 'sms')),
        timeStamps: config.seal.tsaUrl !== undefined,
        backup: lastBackup !== null && clock.now().getTime() - lastBackup.getTime() < backupCountsFor,
        secondAdministrator: administrators > 1,
      };
      const steps: { id: FirstStepId; state: FirstStepState }[] = [];
      for (const id of firstStepIds.options) {
        const isAside = !isDone[id] && (await findValue(db, valueOf(id))) !== undefined;
        steps.push({ id, state: isDone[id] ? 'done' : isAside ? 'setAside' : 'open' });
      }
      return {
        steps,
        address: config.http.publicUrl,
        senderName: sender.name,
        senderAddress: sender.isChosen ? sender.address : '',
        isSenderFixed: mailSenders.isGiven,
        mailRoute: config.mail.smtpUrl ? 'gateway' : 'outbox',
        smsRoute: config.sms.gatewayUrl ? 'gateway' : 'outbox',
        lastBackupAt: lastBackup?.toISOString() ?? null,
        administrators,
        companyId: caller.session.companyId,
      };
    },

    /** Sets a step aside, or takes it up again. */
    setAside: async (
      caller: SignedInCaller,
      { id, isSetAside }: InputOf<typeof setFirstStepAside>,
    ): Promise<void> => {
      requireSuperUser(caller);
      await db.transaction(async (tx) => {
        if (isSetAside) await findOrInsertValue(tx, valueOf(id), clock.now().toISOString());
        else await deleteValue(tx, valueOf(id));
        await record(tx, caller, isSetAside ? 'step.set-aside' : 'step.taken-up', { step: id });
      });
    },

    /** Keeps in whose name mails leave from now on. @throws AppError `conflict` where the environment says it */
    saveSender: async (
      caller: SignedInCaller,
      { senderName: name, senderAddress: address }: InputOf<typeof saveMailSender>,
    ): Promise<void> => {
      requireSuperUser(caller);
      if (mailSenders.isGiven) throw new AppError('conflict', { text: firstStepsTexts.senderGiven });
      await db.transaction(async (tx) => {
        await mailSenders.save(tx, { name, address });
        await record(tx, caller, 'mail-sender.changed', { name, address });
      });
    },
  };

  async function record(
    tx: Executor,
    { session, ip, userAgent, requestId }: SignedInCaller,
    action: string,
    data: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const from = { ip, userAgent, requestId };
    await audit.append(tx, { subject, action, actor: session.userId, data: { ...data, ...from } });
    await publishChange(tx, { to: { userId: session.userId }, keys: [settingsLiveKey] });
  }
}

function requireSuperUser({ session }: SignedInCaller): void {
  if (!isSuperUser(session.flags)) throw new AppError('forbidden');
}
