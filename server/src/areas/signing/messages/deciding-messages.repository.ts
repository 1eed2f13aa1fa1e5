import { sql } from 'drizzle-orm';
import type { DecidingRows } from '../../../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../../../platform/noted-rows/noted-rows.repository.ts';
import { messageSubject } from './message-audit.ts';
import { signingMessages } from './message.schema.ts';
import { textHash } from './text-hash.ts';

const { id } = signingMessages;
// A select of one table leaves the tables of its columns out: they are named here by themselves.
/** What the log says of a message: the text that was sent, and how many copies were read or signed otherwise than their rows tell. */
const sentText = sql<
  string | null
>`(select event.data ->> 'text' from platform_audit event where event.subject = 'signing_messages:' || signing_messages.id and event.action = 'message.sent' order by event.sequence desc limit 1)`;
const otherCopies = sql<number>`(select count(*)::int from signing_message_copies copy
  left join platform_audit accepted on accepted.subject = 'signing_message_copies:' || copy.id and accepted.action = 'message.accepted'
  left join platform_audit signed on signed.subject = 'signing_message_copies:' || copy.id and signed.action = 'message.signed'
  where copy.message_id = signing_messages.id and (
    (copy.read_at is null) <> (accepted.id is null)
    or (accepted.data ->> 'readAt')::timestamptz <> copy.read_at
    or copy.document_id is distinct from signed.data ->> 'document'))`;
const begun = sql`exists (select 1 from signing_message_sends send where send.message_id = signing_messages.id and send.began_at is not null)`;

/** What was written to people, and whether they read it: a message is what was sent once, and nothing changes it. */
export const decidingMessages: DecidingRows = {
  kind: 'message',
  actions: ['message.sent'],
  removals: ['data.expired'],
  read: async (executor, wanted) => {
    const { companyId, senderUserId, title, body, fileHash, viewsAttachment, signsAttachment, boxes } =
      signingMessages;
    const whose = { companyId, senderUserId, title, body };
    const what = { fileHash, viewsAttachment, signsAttachment, boxes };
    const rows = await executor
      .select({ id, ...whose, ...what, sentText, otherCopies })
      .from(signingMessages)
      // One that waits for its time was not sent.
      .where(sql`${areWanted(id, wanted)} and ${begun}`)
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, sentText: sent, otherCopies: others, title: of, body: text, ...facts }) => ({
      id: key,
      subjects: [messageSubject(key), ...(facts.companyId ? [`admin_settings:${facts.companyId}`] : [])],
      facts: { ...facts, text: textHash({ title: of, body: text }) },
      contradiction: contradictionOf(sent !== null && sent !== textHash({ title: of, body: text }), others),
    }));
  },
};

function contradictionOf(isOtherText: boolean, otherCopies: number): string | undefined {
  if (isOtherText) return 'its text is not the one that was sent';
  return otherCopies === 0 ? undefined : `the log tells of ${otherCopies} readings or signatures otherwise`;
}
