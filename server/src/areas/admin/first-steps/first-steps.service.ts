import {
  firstStepIds,
  type FirstStepId,
  type FirstStepState,
  type getFirstSteps,
  type saveMailSender,
  type setFirstStepAside,
} from 'shared-api/contracts/admin';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { findLastBackupAt } from '../../../platform/backup/last-backup.ts';
import { hasLeft } from '../../../platform/deliveries/deliveries.repository.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import {
  deleteValue,
  findOrInsertValue,
  findValue,
} from '../../../platform/installation/installation.repository.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { People } from '../../ports/people.port.ts';
import { toSealInUse } from '../seal/seal-in-use.ts';
import { sealTexts } from '../seal/seal.texts.ts';
import { firstStepsTexts } from './first-steps.texts.ts';
import { asideValueOf, recordChange, requireSuperUser } from './installation-changes.ts';

interface FirstStepsDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'config' | 'mailSenders' | 'seals'
> {
  readonly people: Pick<People, 'countSuperUsers'>;
}

const day = 24 * 60 * 60_000;
/** A backup that is older counts as none. */
const backupCountsFor = 7 * day;

/** What an installation still needs before a company relies on it (decision 071). Every function throws `forbidden` for any other than super users. */
export function createFirstSteps(dependencies: FirstStepsDependencies) {
  const { db, clock, audit, config, mailSenders, seals, people } = dependencies;
  return {
    /** The steps in their order, and what they show. */
    get: async (caller: SignedInCaller): Promise<OutputOf<typeof getFirstSteps>> => {
      requireSuperUser(caller);
      const sender = await mailSenders.find();
      const lastBackup = await findLastBackupAt(db);
      const administrators = await people.countSuperUsers(db);
      const seal = toSealInUse(await seals.find(), clock.now());
      const isDone: Record<FirstStepId, boolean> = {
        mail: config.mail.smtpUrl !== undefined && sender.isChosen && (await hasLeft(db, 'mail')),
        https: config.http.publicUrl.startsWith('https:'),
        sms: config.sms.gatewayUrl !== undefined && (await hasLeft(db, 'sms')),
        seal: seal.kind === 'remote' || (seal.kind !== 'own' && seal.state === 'good'),
        timeStamps: config.seal.tsaUrl !== undefined,
        backup: lastBackup !== null && clock.now().getTime() - lastBackup.getTime() < backupCountsFor,
        secondAdministrator: administrators > 1,
      };
      const steps: { id: FirstStepId; state: FirstStepState }[] = [];
      for (const id of firstStepIds.options) {
        const mayBeAside = !isDone[id] && (id !== 'seal' || seal.state === 'good');
        const isAside = mayBeAside && (await findValue(db, asideValueOf(id))) !== undefined;
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
        seal,
        companyId: caller.session.companyId,
      };
    },

    /** Sets a step aside, or takes it up again. @throws AppError `conflict` where nobody can do without it */
    setAside: async (
      caller: SignedInCaller,
      { id, isSetAside }: InputOf<typeof setFirstStepAside>,
    ): Promise<void> => {
      requireSuperUser(caller);
      if (id === 'seal' && isSetAside && toSealInUse(await seals.find(), clock.now()).state !== 'good')
        throw new AppError('conflict', { text: sealTexts.ends });
      await db.transaction(async (tx) => {
        if (isSetAside) await findOrInsertValue(tx, asideValueOf(id), clock.now().toISOString());
        else await deleteValue(tx, asideValueOf(id));
        const action = isSetAside ? 'step.set-aside' : 'step.taken-up';
        await recordChange(audit, tx, { caller, action, data: { step: id } });
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
        await recordChange(audit, tx, { caller, action: 'mail-sender.changed', data: { name, address } });
      });
    },
  };
}
