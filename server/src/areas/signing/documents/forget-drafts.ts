import type { Executor } from '../../../platform/db/database.ts';
import type { PersonKeys } from '../../../platform/personal-data/personal-sources.repository.ts';
import type { PersonalTools } from '../../../platform/personal-data/personal-table.ts';
import { toEmailKey } from '../actor.ts';
import { namesOf, recordEvent } from './document-audit.ts';
import { announceDocument } from './document-changes.repository.ts';
import { leaveSent, lockDraftsOf, updateDocument } from './document.repository.ts';
import type { DocumentRecord } from './document.schema.ts';
import { receiverFields } from './receiver-fields.ts';

/** What stands where a name stood of somebody who is gone. */
export const nobodyNamed = '—';

/**
 * Empties drafts of people who go: of whom they were to be sent to, and who would have sent them. The drafts stay their company's work. Each has an
 * event, by which row and log say the same.
 */
export async function forgetDrafts(
  executor: Executor,
  { users, emails, companies }: PersonKeys,
  { audit, clock }: Pick<PersonalTools, 'audit' | 'clock'>,
): Promise<void> {
  const keys = new Set(emails.map(toEmailKey));
  for (const draft of await lockDraftsOf(executor, {
    receiverKeys: [...keys],
    companies,
    senderIds: users,
  })) {
    const isReceiver = keys.has(draft.receiverEmailKey) && isOf(companies, draft);
    const receiver = isReceiver ? nobody.receiver : receiverOf(draft);
    const sender = users.includes(draft.senderUserId) ? nobody.sender : senderOf(draft);
    const { id: documentId, title, expires, expiryHours, state } = draft;
    await updateDocument(executor, documentId, {
      ...receiverFields({ ...receiver, title, expires }, sender),
      ...sender,
      updatedAt: clock.now(),
    });
    await recordEvent(audit, executor, {
      documentId,
      action: 'document.edited',
      caller: null,
      data: {
        because: 'erasure',
        before: { expiryHours, state },
        after: { ...namesOf({ ...receiver, title }), expiryHours, state },
        sender: { name: sender.senderName, email: sender.senderEmail },
      },
    });
    await announceDocument(executor, draft);
  }
}

/** What was sent to people who go stays with them: no other account with the address gets it (decision 148). Each has an event. */
export async function keepFromOthers(
  executor: Executor,
  { emails }: PersonKeys,
  { audit, clock }: Pick<PersonalTools, 'audit' | 'clock'>,
): Promise<void> {
  const keys = [...new Set(emails.map(toEmailKey))];
  for (const document of await leaveSent(executor, keys, clock.now())) {
    await recordEvent(audit, executor, {
      documentId: document.id,
      action: 'document.receiver-left',
      caller: null,
    });
    await announceDocument(executor, document);
  }
}

const nobody = {
  receiver: { receiverName: nobodyNamed, receiverSurname: '', receiverEmail: '' },
  sender: { senderName: nobodyNamed, senderEmail: '' },
} as const;

/** Another company's draft is its own. */
const isOf = (companies: readonly string[], { companyId }: DocumentRecord) =>
  companyId !== null && companies.includes(companyId);

function receiverOf({ receiverName, receiverSurname, receiverEmail }: DocumentRecord) {
  return { receiverName, receiverSurname, receiverEmail };
}

function senderOf({ senderName, senderEmail }: DocumentRecord) {
  return { senderName, senderEmail };
}
