import { readFile } from 'node:fs/promises';
import { maxSealFileBytes, type checkSealFile, type SealCertificate } from 'shared-api/contracts/admin';
import type { InputOf, Language, LocalizedText } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { announceFailures } from '../../../platform/failures/announce-failures.ts';
import { listOpenFailures } from '../../../platform/failures/failures.repository.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { ReceivedFile } from '../../../platform/http/multipart.ts';
import { deleteValue } from '../../../platform/installation/installation.repository.ts';
import { identityFacts, type CertificateFacts } from '../../../platform/sealing/certificate-facts.ts';
import type { SealingIdentity } from '../../../platform/sealing/identity.ts';
import { readSealFile } from '../../../platform/sealing/uploaded/seal-file-reader.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { reasonOf } from '../failures/failure-reason.ts';
import { asideValueOf, recordChange, requireSuperUser } from '../first-steps/installation-changes.ts';
import { toSealCertificate } from './seal-in-use.ts';
import { sealFileTexts, sealTexts } from './seal.texts.ts';

type SealDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'jobs' | 'seals'>;
/** More than ever wait for a seal. */
const maxFailuresRead = 10_000;

type Given = InputOf<typeof checkSealFile>;

/** The service of the seal that is changed on screen (decision 072). Every function throws `forbidden` for any other than super users. */
export function createSealService({ db, clock, audit, jobs, seals }: SealDependencies) {
  return {
    /** Reads a file and signs on trial. @throws AppError `invalid-input` by field, `conflict` where the seal is not to be changed here */
    check: async (
      caller: SignedInCaller,
      given: Given,
      file: ReceivedFile | undefined,
    ): Promise<SealCertificate> => {
      const identity = await read(caller, given, file);
      return toSealCertificate(identityFacts(identity));
    },

    /** Seals with the certificate of a file from now on, also what waits for one. @throws AppError as `check` */
    save: async (caller: SignedInCaller, given: Given, file: ReceivedFile | undefined): Promise<void> => {
      const identity = await read(caller, given, file);
      await db.transaction(async (tx) => {
        await seals.use(tx, identity);
        await deleteValue(tx, asideValueOf('seal'));
        await recordChange(audit, tx, {
          caller,
          action: 'seal.changed',
          data: logged(identityFacts(identity)),
        });
        await sealWhatWaits(tx);
      });
    },

    /** Seals with the installation's own again. @throws AppError `conflict` where nothing was uploaded */
    reset: async (caller: SignedInCaller): Promise<void> => {
      requireSuperUser(caller);
      const { kind, certificate } = await seals.find();
      if (kind !== 'uploaded') throw new AppError('conflict', { text: sealTexts.ownAlready });
      await db.transaction(async (tx) => {
        await seals.useOwn(tx);
        const data = certificate ? logged(certificate) : {};
        await recordChange(audit, tx, { caller, action: 'seal.reset', data });
        await sealWhatWaits(tx);
      });
    },
  };

  async function read(
    caller: SignedInCaller,
    { password }: Given,
    file: ReceivedFile | undefined,
  ): Promise<SealingIdentity> {
    requireSuperUser(caller);
    const { kind } = await seals.find();
    if (kind === 'configured' || kind === 'remote') throw new AppError('conflict', { text: sealTexts[kind] });
    if (!file) throw wrong('file', sealTexts.fileMissing, caller.language);
    if (file.size > maxSealFileBytes) throw wrong('file', sealFileTexts['too-large'], caller.language);
    const outcome = await readSealFile({ bytes: await readFile(file.path), password, now: clock.now() });
    if (outcome.fault === null) return outcome.identity;
    const field = outcome.fault === 'wrong-password' ? 'password' : 'file';
    throw wrong(field, sealFileTexts[outcome.fault], caller.language);
  }

  /** What could not be sealed for want of a good certificate is tried again. */
  async function sealWhatWaits(tx: Executor): Promise<void> {
    const failed = await listOpenFailures(tx, { companyId: 'all', kind: 'job' }, { limit: maxFailuresRead });
    const waiting = failed.filter(({ error }) => reasonOf(error) === 'seal');
    await jobs.revive(
      tx,
      waiting.map(({ recordId }) => Number(recordId)),
    );
    for (const companyId of new Set([null, ...waiting.map((each) => each.companyId)]))
      await announceFailures(tx, companyId);
  }
}

function logged({ subject, issuer, validUntil, fingerprint }: CertificateFacts) {
  return { certificateOf: subject, issuedBy: issuer, validUntil: validUntil.toISOString(), fingerprint };
}

function wrong(field: 'file' | 'password', text: LocalizedText, language: Language): AppError {
  return new AppError('invalid-input', { fields: { [field]: text[language] } });
}
