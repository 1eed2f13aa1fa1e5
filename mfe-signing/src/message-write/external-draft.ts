import { tabStore } from 'shared-api';
import { signatureBox, pageShape, attachmentType } from 'shared-api/contracts/signing';
import { z } from 'zod';

const externalDraft = z.object({
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  title: z.string(),
  body: z.string(),
  signsAttachment: z.boolean(),
  upload: z
    .object({
      uploadId: z.string(),
      fileName: z.string(),
      fileSize: z.number(),
      type: attachmentType,
      pages: z.array(pageShape),
      notes: z.array(z.string()),
    })
    .nullable(),
  boxes: z.array(signatureBox),
});

/** A message to an external person while it is written; this tab keeps it, for a reload too. */
export type ExternalDraft = z.infer<typeof externalDraft>;

const emptyDraft: ExternalDraft = {
  name: '',
  surname: '',
  email: '',
  title: '',
  body: '',
  signsAttachment: false,
  upload: null,
  boxes: [],
};

const keyOf = (userId: string) => `sportello-external-message:${userId}`;

/** What somebody wrote so far. */
export function readExternalDraft(userId: string): ExternalDraft {
  try {
    return externalDraft.parse(JSON.parse(tabStore.getItem(keyOf(userId)) ?? ''));
  } catch {
    return emptyDraft;
  }
}

/** Keeps what was written. */
export function keepExternalDraft(userId: string, draft: ExternalDraft): void {
  tabStore.setItem(keyOf(userId), JSON.stringify(draft));
}

/** Forgets it, once it was sent. */
export function clearExternalDraft(userId: string): void {
  tabStore.removeItem(keyOf(userId));
}
