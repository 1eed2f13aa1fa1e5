import { and, asc, desc, eq, gt, isNotNull, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingMessageCopies as copies, signingMessages as messages } from '../messages/message.schema.ts';
import type { MessagePlace } from './message-cursor.ts';

/** Whose messages, and which of them. */
interface InboxFilter {
  readonly userId: string;
  readonly status: 'all' | 'unread' | 'read';
  /** Patterns of `like` that must all match. */
  readonly patterns: readonly string[];
}

interface InboxQuery extends InboxFilter {
  /** The last row of the page before. */
  readonly after: MessagePlace | null;
  readonly offset: number;
  readonly limit: number;
}

/** What the inbox shows of a message; its text is none of it. */
const listed = {
  copy: {
    id: copies.id,
    messageId: copies.messageId,
    userId: copies.userId,
    receiverName: copies.receiverName,
    createdAt: copies.createdAt,
    readAt: copies.readAt,
    documentId: copies.documentId,
  },
  message: {
    title: messages.title,
    senderCompany: messages.senderCompany,
    fileHash: messages.fileHash,
    fileName: messages.fileName,
    fileType: messages.fileType,
    viewsAttachment: messages.viewsAttachment,
    signsAttachment: messages.signsAttachment,
  },
};

/** A row of the inbox as it was read. */
export type ListedMessage = Awaited<ReturnType<typeof listInbox>>[number];

/** One page of somebody's messages, newest first; one row more than asked for means that there is a next page. */
export async function listInbox(executor: Executor, { after, offset, limit, ...filter }: InboxQuery) {
  return executor
    .select(listed)
    .from(copies)
    .innerJoin(messages, eq(messages.id, copies.messageId))
    .where(and(inbox(filter), after ? isOlder(after) : undefined))
    .orderBy(desc(copies.createdAt), desc(copies.id))
    .limit(limit + 1)
    .offset(offset);
}

/** How many messages somebody has, `max` at most where it is given. */
export async function countInbox(executor: Executor, filter: InboxFilter, max?: number): Promise<number> {
  const found = executor
    .select({ one: sql`1`.as('one') })
    .from(copies)
    .where(inbox(filter));
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::int` })
    .from((max === undefined ? found : found.limit(max)).as('found'));
  return counted?.total ?? 0;
}

/** The unread messages of somebody that stand next to a place of their inbox: the newer one before it, the older one after it. */
export async function findUnreadAround(
  executor: Executor,
  userId: string,
  place: MessagePlace,
): Promise<{ previous: string | null; next: string | null }> {
  const unread = inbox({ userId, status: 'unread', patterns: [] });
  const [previous] = await executor
    .select({ id: copies.id })
    .from(copies)
    .where(and(unread, isNewer(place)))
    .orderBy(asc(copies.createdAt), asc(copies.id))
    .limit(1);
  const [next] = await executor
    .select({ id: copies.id })
    .from(copies)
    .where(and(unread, isOlder(place)))
    .orderBy(desc(copies.createdAt), desc(copies.id))
    .limit(1);
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

function inbox({ userId, status, patterns }: InboxFilter): SQL | undefined {
  return and(
    eq(copies.userId, userId),
    isNull(copies.deletedAt),
    status === 'unread' ? isNull(copies.readAt) : undefined,
    status === 'read' ? isNotNull(copies.readAt) : undefined,
    ...patterns.map((pattern) => like(copies.searchKey, pattern)),
  );
}

const isOlder = ({ createdAt, id }: MessagePlace) =>
  or(lt(copies.createdAt, createdAt), and(eq(copies.createdAt, createdAt), lt(copies.id, id)));
const isNewer = ({ createdAt, id }: MessagePlace) =>
  or(gt(copies.createdAt, createdAt), and(eq(copies.createdAt, createdAt), gt(copies.id, id)));
