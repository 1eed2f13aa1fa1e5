import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { LocalizedText } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { nameOfType } from '../../../platform/http/file-name.ts';
import type { ReceivedFile } from '../../../platform/http/multipart.ts';
import {
  PdfEditingError,
  type PdfEditing,
  type PreflightReason,
} from '../../../platform/pdf-editing/pdf-editing.ts';
import { isJpeg, readJpeg } from '../../../platform/pdf-editing/stamp/jpeg.ts';
import { refusalText } from '../../../platform/pdf-editing/preflight.texts.ts';
import { isPng, isWholePng } from '../../../platform/png/png-file.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { CertificateRecord } from './certificates.schema.ts';
import type { HealthTexts } from './health-texts.ts';
import { sicknessTexts } from './sickness.texts.ts';

interface FileDependencies extends Pick<AreaPlatform, 'storage' | 'secretBox'> {
  readonly pdfEditing: Pick<PdfEditing, 'preflight'>;
  readonly texts: Pick<HealthTexts, 'sealCertificate' | 'readCertificate'>;
}

/** What a certificate knows of its file. */
export type FileFacts = Pick<
  CertificateRecord,
  'fileKey' | 'fileName' | 'sealedFileName' | 'fileType' | 'fileSize'
>;

/** How the files of certificates are kept (decision 041). */
export type CertificateFiles = ReturnType<typeof createCertificateFiles>;

/** What makes a PDF unreadable; what only speaks against signing it does not matter here. */
const unreadable: ReadonlySet<PreflightReason> = new Set<PreflightReason>([
  'not-a-pdf',
  'empty',
  'no-pages',
  'too-large',
  'password',
  'unknown-encryption',
  'damaged',
  'damaged-signed',
  'took-too-long',
]);

type FileType = 'application/pdf' | 'image/png' | 'image/jpeg';

/**
 * Makes what checks, keeps, reads and deletes the files of certificates. Each is encrypted for its certificate alone: the storage then
 * shares its content with nothing else, so that it is really gone when it is deleted.
 */
export function createCertificateFiles({ storage, secretBox, pdfEditing, texts }: FileDependencies) {
  return {
    /** Checks an uploaded file by its content and keeps it. @throws AppError `invalid-input` on `file` with the reason in words. */
    keep: async (caller: SignedInCaller, id: string, file: ReceivedFile): Promise<FileFacts> => {
      const bytes = await readFile(file.path);
      const fileType = await typeOf(caller, file, bytes);
      const sealed = secretBox.sealBytes(bytes, placeOfCertificate(id));
      const { hash } = await storage.put([sealed], { limit: sealed.length });
      const fileName = nameOfType(file.name, fileType, 'certificato');
      return {
        fileKey: hash,
        fileName: '',
        sealedFileName: null,
        ...texts.sealCertificate(id, { fileName }),
        fileType,
        fileSize: bytes.length,
      };
    },

    /** The file of a certificate that has one. @throws AppError `not-found`, `file-changed` */
    read: async (certificate: CertificateRecord): Promise<FileAnswer> => {
      const { id, fileKey, fileType: type, fileSize: size } = certificate;
      if (fileKey === null) throw new AppError('not-found');
      const bytes = secretBox.openBytes(await buffer(await storage.read(fileKey)), placeOfCertificate(id));
      const hash = createHash('sha256').update(bytes).digest('hex');
      const { fileName: name } = texts.readCertificate(certificate);
      return { stream: Readable.from([bytes]), name, type, size, hash, inline: true };
    },

    /** Deletes files for good. */
    remove: async (certificates: readonly Pick<FileFacts, 'fileKey'>[]): Promise<void> => {
      for (const { fileKey } of certificates) if (fileKey) await storage.remove(fileKey, { notPutFor: 0 });
    },
  };

  async function typeOf(
    { session, language }: SignedInCaller,
    { path }: ReceivedFile,
    bytes: Buffer,
  ): Promise<FileType> {
    const refuse = (text: LocalizedText) =>
      new AppError('invalid-input', { fields: { file: text[language] } });
    if (isPng(bytes)) {
      if (!isWholePng(bytes)) throw refuse(sicknessTexts.damagedPicture);
      return 'image/png';
    }
    if (isJpeg(bytes)) {
      if (!isReadableJpeg(bytes)) throw refuse(sicknessTexts.damagedPicture);
      return 'image/jpeg';
    }
    if (!bytes.subarray(0, headSize).includes('%PDF-')) throw refuse(sicknessTexts.wrongFileType);
    const { reason, limits } = await pdfEditing.preflight({ path, person: session.userId }).catch(whenBusy);
    if (reason && unreadable.has(reason)) throw refuse(refusalText(reason, limits));
    return 'application/pdf';
  }
}

/** Within so many bytes readers look for the mark of a PDF. */
const headSize = 1024;

/** For what the file of a certificate is encrypted. */
export const placeOfCertificate = (certificateId: string) => `absences.certificate:${certificateId}`;

function isReadableJpeg(bytes: Buffer): boolean {
  try {
    readJpeg(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Too many files wait to be checked, or the engine is stopping: this one can be sent again. */
function whenBusy(error: unknown): never {
  const isBusy = error instanceof PdfEditingError && error.code === 'unavailable';
  throw isBusy ? new AppError('unavailable', { cause: error }) : error;
}
