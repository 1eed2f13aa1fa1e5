import { randomUUID } from 'node:crypto';
import {
  certifiedPart,
  mayReadSickness,
  type addCertificate,
  type downloadCertificate,
} from 'shared-api/contracts/absences';
import { addDays, type InputOf, type LocalizedText, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { ReceivedFile } from '../../../platform/http/multipart.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { recordAbsenceEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { announceAbsence } from '../requests/announce-absence.ts';
import type { AbsenceAccess } from '../requests/absence-access.ts';
import type { RequestActor, RequestChanges } from '../requests/request-changes.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { CertificateFiles, FileFacts } from './certificate-file.ts';
import { findCertificate, insertCertificate, setRead } from './certificates.repository.ts';
import type { HealthTexts } from './health-texts.ts';
import { holdSickness, requireSickness } from './sickness-access.ts';
import { sicknessTexts } from './sickness.texts.ts';

interface CertificatesDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly months: Pick<Months, 'listWorkDays'>;
  readonly requests: Pick<RequestChanges, 'add' | 'edit' | 'setStatus' | 'shorten'>;
  readonly access: Pick<AbsenceAccess, 'requireRequest'>;
  readonly files: CertificateFiles;
  readonly texts: HealthTexts;
}

type Draft = Omit<InputOf<typeof addCertificate>, 'id' | 'shortens'>;
const noFile: FileFacts = { fileKey: null, fileName: '', sealedFileName: null, fileType: '', fileSize: 0 };

/** The service of certificates: numbers, days and files of a sickness; no diagnosis. */
export function createCertificatesService(dependencies: CertificatesDependencies) {
  const { db, clock, audit, months, requests, files, texts, access } = dependencies;
  return {
    /**
     * Adds a certificate. One that ends later makes the sickness longer; beside one that is approved it makes the next, which waits for
     * approval. @returns the sickness that has it now. @throws AppError `invalid-input` on the field that is wrong, `conflict`.
     */
    add: async (
      caller: SignedInCaller,
      { id, shortens = false, ...draft }: InputOf<typeof addCertificate>,
      file: ReceivedFile | undefined,
    ): Promise<RequestRecord> => {
      const opened = await requireSickness(dependencies, caller, id);
      requireContent(caller, draft, file);
      const certificateId = randomUUID();
      const facts = file ? await files.keep(caller, certificateId, file) : noFile;
      const { employee } = opened;
      const actor: RequestActor = { caller, employee, mayManage: employee.mayManage };
      const save = async (tx: Executor) => {
        const held = await holdSickness(tx, opened);
        const covered = await coverDays(tx, actor, held, draft);
        const sickness = shortens ? await shorten(tx, { ...actor, caller }, covered, draft) : covered;
        await insertCertificate(tx, {
          ...draft,
          ...facts,
          ...texts.sealCertificate(certificateId, { protocol: draft.protocol }),
          id: certificateId,
          requestId: sickness.id,
          addedAt: clock.now(),
          addedBy: caller.session.userId,
        });
        // What was added since they looked is new to administrators.
        const changed = employee.isOwn ? await setRead(tx, sickness.id, null) : sickness;
        await recordAbsenceEvent(audit, tx, {
          requestId: sickness.id,
          action: 'certificate.added',
          caller,
          actingFor: employee.userId,
          data: {
            certificate: certificateId,
            from: draft.from,
            to: draft.to,
            hasNumber: draft.protocol !== '',
            hasFile: file !== undefined,
          },
        });
        await announceAbsence(tx, employee);
        return changed;
      };
      try {
        return await db.transaction(save);
      } catch (error) {
        await files.remove([facts]);
        throw error;
      }
    },

    /** Reads a certificate's file, and writes down who did. @throws AppError `not-found` */
    read: async (
      caller: SignedInCaller,
      { certificateId }: InputOf<typeof downloadCertificate>,
    ): Promise<FileAnswer> => {
      const certificate = await findCertificate(db, certificateId);
      if (!certificate) throw new AppError('not-found');
      const { employee } = await requireSickness(dependencies, caller, certificate.requestId);
      if (!mayReadSickness(employee)) throw new AppError('not-found');
      const answer = await files.read(certificate);
      await recordAbsenceEvent(audit, db, {
        requestId: certificate.requestId,
        action: 'certificate.read',
        caller,
        actingFor: employee.userId,
        data: { certificate: certificateId },
      });
      return answer;
    },
  };

  /** Has the sickness last as long as its certificate says. */
  async function coverDays(
    tx: Executor,
    actor: RequestActor,
    sickness: RequestRecord,
    { from, to }: Draft,
  ): Promise<RequestRecord> {
    const language = actor.caller?.language ?? 'it';
    const refuse = (text: LocalizedText) =>
      new AppError('invalid-input', { fields: { from: text[language] } });
    if (sickness.status === 'withdrawn')
      throw new AppError('conflict', { text: sicknessTexts.sicknessWithdrawn });
    if (to < sickness.from) throw refuse(sicknessTexts.certificateBefore);
    const isGap = await hasWorkBetween(tx, actor, { from: addDays(sickness.to, 1), to: addDays(from, -1) });
    if (isGap) throw refuse(sicknessTexts.certificateAfter);
    if (to <= sickness.to) return sickness;
    if (sickness.status !== 'approved')
      return requests.edit(tx, actor, sickness, { ...sickness, ...texts.readRequest(sickness), to });
    const { kind, cause, start, end } = sickness;
    const next = { kind, cause, start, end, from: addDays(sickness.to, 1), to, note: '' };
    const added = await requests.add(tx, actor, next);
    return requests.setStatus(tx, actor, added.id, { to: 'toApprove' });
  }

  /** Has the sickness last no longer than its certificate says; one that is approved is changed by who decides about it. */
  async function shorten(
    tx: Executor,
    actor: RequestActor & { readonly caller: SignedInCaller },
    sickness: RequestRecord,
    certified: Draft,
  ): Promise<RequestRecord> {
    const part = certifiedPart(sickness, certified);
    if (!part) return sickness;
    if (sickness.status !== 'approved')
      return requests.edit(tx, actor, sickness, { ...sickness, ...texts.readRequest(sickness), ...part });
    const { decides } = await access.requireRequest(tx, actor.caller, sickness.id);
    if (decides === null) throw new AppError('forbidden');
    return (await requests.shorten(tx, actor, sickness.id, part)).request;
  }

  async function hasWorkBetween(
    tx: Executor,
    { employee }: RequestActor,
    span: { readonly from: PlainDay; readonly to: PlainDay },
  ): Promise<boolean> {
    if (span.from > span.to) return false;
    // A year of days off between two certificates there is not.
    if (span.to > addDays(span.from, 366)) return true;
    return (await months.listWorkDays(tx, employee, span)).some(({ planned }) => planned > 0);
  }
}

function requireContent(
  { language }: SignedInCaller,
  { protocol, from, to }: Draft,
  file: ReceivedFile | undefined,
): void {
  if (to < from) throw new AppError('invalid-input', { fields: { to: absencesTexts.endsBefore[language] } });
  if (protocol === '' && !file)
    throw new AppError('invalid-input', { fields: { protocol: sicknessTexts.emptyCertificate[language] } });
}
