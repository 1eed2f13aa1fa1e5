import { open } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { OutputOf } from 'shared-api/contracts/common';
import {
  messageProblems,
  type AttachmentType,
  type MessageProblem,
  type uploadAttachment,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { nameOfType } from '../../../platform/http/file-name.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import type { DrawPicture } from '../../../platform/pictures/picture-drawer.ts';
import { formatOf, headLength } from '../../../platform/pictures/picture-format.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { insertUpload } from '../document-add/upload.repository.ts';
import type { createUploadService } from '../document-add/upload.service.ts';
import { signingTexts } from '../signing.texts.ts';
import { requireWriter } from './recipients.ts';

interface AttachmentDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'storage'> {
  readonly drawPicture: DrawPicture;
  readonly uploads: Pick<ReturnType<typeof createUploadService>, 'add'>;
}

/** The largest picture that a message may have (spec 02 §9). */
const maxPixels = 6610 * 6200;
const lifetimeMs = 24 * 60 * 60_000;

/** Attachments on their way to become a message's. */
export function createAttachmentService({
  db,
  clock,
  storage,
  drawPicture,
  uploads,
}: AttachmentDependencies) {
  return {
    /** Checks an attachment by its bytes and keeps it for its uploader. @throws AppError `invalid-input` on `file`, `pdf-refused`, `unavailable` */
    add: async (
      caller: SignedInCaller,
      file: UploadedFile | undefined,
    ): Promise<OutputOf<typeof uploadAttachment>> => {
      const { userId } = requireWriter(caller);
      if (!file) throw refused(caller, 'attachment-required');
      const type = await storage.withLocalFile(file.hash, typeOf);
      const fileName = type ? nameOfType(file.name, type, 'allegato') : file.name;
      const { size: fileSize } = file;
      if (type === 'application/pdf') {
        const { id: uploadId, pages, notes } = await uploads.add(caller, { ...file, name: fileName, type });
        return { uploadId, fileName, fileSize, type, pages, notes };
      }
      const problem = type
        ? await findProblem(caller, file.hash)
        : messageProblems[caller.language]['attachment-format'];
      // What is refused is remembered as run out already, so that its file does not stay.
      const named = { ...file, name: fileName };
      const uploadId = await keep(userId, named, {
        type: type ?? 'image/png',
        lifetimeMs: problem ? 0 : lifetimeMs,
      });
      if (problem || !type) throw new AppError('invalid-input', { fields: { file: problem ?? '' } });
      return { uploadId, fileName, fileSize, type, pages: [], notes: [] };
    },
  };

  async function keep(
    userId: string,
    file: UploadedFile,
    kept: { readonly type: AttachmentType; readonly lifetimeMs: number },
  ): Promise<string> {
    const id = randomUUID();
    const now = clock.now();
    await insertUpload(db, {
      id,
      userId,
      fileHash: file.hash,
      fileName: file.name,
      fileSize: file.size,
      fileType: kept.type,
      uploadedHash: file.hash,
      pages: [],
      notes: [],
      createdAt: now,
      expiresAt: new Date(now.getTime() + kept.lifetimeMs),
    });
    return id;
  }

  /** A picture that cannot be decoded, or only with more memory than there is, is nobody's to open. */
  async function findProblem({ language }: SignedInCaller, hash: string): Promise<string | undefined> {
    const { problem } = await storage.withLocalFile(hash, (path) =>
      drawPicture({ path, formats: ['png', 'jpeg'], maxPixels, minSide: 1, sides: [64], type: 'image/webp' }),
    );
    if (problem === null) return undefined;
    const text =
      problem === 'picture-too-many-pixels' ? signingTexts.pictureTooLarge : signingTexts.pictureDamaged;
    return text[language];
  }
}

/** What a file is by its first bytes. */
async function typeOf(path: string): Promise<AttachmentType | undefined> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.subarray(0, bytesRead);
    const format = formatOf(head.subarray(0, headLength));
    if (format === 'png') return 'image/png';
    if (format === 'jpeg') return 'image/jpeg';
    return head.includes('%PDF-') ? 'application/pdf' : undefined;
  } finally {
    await handle.close();
  }
}

function refused({ language }: SignedInCaller, problem: MessageProblem): AppError {
  return new AppError('invalid-input', { fields: { file: messageProblems[language][problem] } });
}
