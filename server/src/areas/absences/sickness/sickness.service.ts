import { randomUUID } from 'node:crypto';
import type {
  addSickness,
  deleteSickness,
  markSicknessRead,
  updateSickness,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { recordAbsenceEvent } from '../absences-audit.ts';
import { announceAbsence } from '../requests/announce-absence.ts';
import type { RequestActor, RequestChanges } from '../requests/request-changes.ts';
import { updateRequest } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { CertificateFiles } from './certificate-file.ts';
import {
  deleteCertificates,
  insertCertificate,
  listCertificates,
  setRead,
  updateCertificate,
} from './certificates.repository.ts';
import type { HealthTexts } from './health-texts.ts';
import { holdSickness, requireSickness, type OpenedSickness } from './sickness-access.ts';
import { sicknessTexts } from './sickness.texts.ts';

interface SicknessDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly requests: Pick<RequestChanges, 'add' | 'edit' | 'setStatus' | 'remove' | 'requireKnown'>;
  readonly files: Pick<CertificateFiles, 'remove'>;
  readonly texts: HealthTexts;
}

type Update = InputOf<typeof updateSickness>;

/** The service of sicknesses: what their person, or who manages them, does with one (spec 03 §7). */
export function createSicknessService(dependencies: SicknessDependencies) {
  const { db, clock, audit, directory, requests, files, texts } = dependencies;
  return {
    /** Adds a sickness with the number of its certificate. @throws AppError `invalid-input`, `conflict`, `not-found` */
    add: async (
      caller: SignedInCaller,
      { employeeId, from, to, protocol, note, send }: InputOf<typeof addSickness>,
    ): Promise<RequestRecord> => {
      const employee = await directory.openEmployee(caller, { employeeId });
      const actor: RequestActor = { caller, employee, mayManage: employee.mayManage };
      return db.transaction(async (tx) => {
        const draft = { kind: 'sickness', cause: null, from, to, start: null, end: null, note } as const;
        const added = await requests.add(tx, actor, draft);
        if (protocol !== '') await addNumber(tx, actor, added, protocol);
        return send ? requests.setStatus(tx, actor, added.id, { to: 'toApprove' }) : added;
      });
    },

    /** Changes number and note; the days while nobody decided. @throws AppError `conflict` (`absenceConflict`), `invalid-input`, `not-found` */
    update: async (caller: SignedInCaller, input: Update): Promise<RequestRecord> => {
      const opened = await requireSickness(dependencies, caller, input.id);
      const { employee } = opened;
      const actor: RequestActor = { caller, employee, mayManage: employee.mayManage };
      return db.transaction(async (tx) => {
        const before = await holdSickness(tx, opened);
        await requests.requireKnown(tx, before, { version: input.version });
        const changed = await changeFacts(tx, actor, before, input);
        await changeNumber(tx, actor, before, input);
        await announceAbsence(tx, employee);
        return changed;
      });
    },

    /** Deletes a sickness that was never approved, and its certificates for good. @throws AppError `conflict`, `not-found` */
    remove: async (caller: SignedInCaller, { id }: InputOf<typeof deleteSickness>): Promise<void> => {
      const { employee } = await requireSickness(dependencies, caller, id);
      const certificates = await db.transaction(async (tx) => {
        await requests.remove(tx, { caller, employee, mayManage: employee.mayManage }, id);
        const all = await listCertificates(tx, [id]);
        await deleteCertificates(
          tx,
          all.map((each) => each.id),
        );
        return all;
      });
      await files.remove(certificates);
    },

    /** Writes down that an administrator has opened a sickness, once. @throws AppError `not-found` */
    markRead: async (caller: SignedInCaller, { id }: InputOf<typeof markSicknessRead>): Promise<void> => {
      const { sickness, employee } = await requireSickness(dependencies, caller, id);
      if (employee.isOwn || sickness.readAt !== null) return;
      await db.transaction(async (tx) => {
        await setRead(tx, id, clock.now());
        await announceAbsence(tx, employee);
      });
    },
  };

  async function changeFacts(
    tx: Executor,
    actor: RequestActor,
    before: RequestRecord,
    { from, to, note }: Update,
  ): Promise<RequestRecord> {
    const language = actor.caller?.language ?? 'it';
    if (from !== before.from || to !== before.to) {
      if (before.status !== 'open' && before.status !== 'toApprove')
        throw new AppError('invalid-input', { fields: { from: sicknessTexts.datesFixed[language] } });
      return requests.edit(tx, actor, before, { ...before, from, to, note });
    }
    const changedBy = actor.caller?.session.userId ?? '';
    const sealed = texts.sealRequest(before, { note });
    const changed = await updateRequest(tx, before.id, { ...sealed, changedAt: clock.now(), changedBy });
    if (note !== texts.readRequest(before).note) await record(tx, actor, before, { noteChanged: true });
    return changed;
  }

  /** Gives the first certificate another number; one that had nothing else goes with it. */
  async function changeNumber(
    tx: Executor,
    actor: RequestActor,
    before: RequestRecord,
    { protocol, from, to }: Update,
  ): Promise<void> {
    const [first] = await listCertificates(tx, [before.id]);
    if (!first) {
      if (protocol !== '') await addNumber(tx, actor, { ...before, from, to }, protocol);
      return;
    }
    const { protocol: known } = texts.readCertificate(first);
    // What was typed with the request is corrected with it while nobody decided; what a paper says stays, whatever becomes of the sickness.
    const isFiled = first.fileKey !== null || before.decidedAt !== null;
    const follows = !isFiled && first.from === before.from && first.to === before.to;
    if (protocol === '' && first.fileKey === null) await deleteCertificates(tx, [first.id]);
    else {
      const sealed = texts.sealCertificate(first.id, { protocol });
      await updateCertificate(tx, first.id, { ...sealed, ...(follows && { from, to }) });
    }
    if (protocol !== known) await record(tx, actor, before, { protocolChanged: true });
  }

  async function addNumber(
    tx: Executor,
    actor: RequestActor,
    { id: requestId, from, to }: OpenedSickness['sickness'],
    protocol: string,
  ): Promise<void> {
    const addedBy = actor.caller?.session.userId ?? '';
    const certificate = { id: randomUUID(), requestId, from, to, addedAt: clock.now(), addedBy };
    await insertCertificate(tx, { ...certificate, ...texts.sealCertificate(certificate.id, { protocol }) });
    await recordAbsenceEvent(audit, tx, {
      requestId,
      action: 'certificate.added',
      caller: actor.caller,
      actingFor: actor.employee.userId,
      data: { certificate: certificate.id, from, to, hasNumber: true, hasFile: false },
    });
  }

  // What a note or a number says stays out of the log: nobody could ever take it out again.
  async function record(
    tx: Executor,
    { caller, employee }: RequestActor,
    { id }: RequestRecord,
    data: Record<string, unknown>,
  ): Promise<void> {
    await recordAbsenceEvent(audit, tx, {
      requestId: id,
      action: 'absence.changed',
      caller,
      actingFor: employee.userId,
      data,
    });
  }
}
