import { countLiveKey, type LiveKey } from '../platform/index.ts';

/** Under which screens keep what they show of documents. */
export const documentsLiveKey: LiveKey = ['signing', 'documents'];

/** What screens keep of documents and read again when one changes: the grid, and the counter of the dashboard (spec 01 §9). */
export const documentLiveKeys: readonly LiveKey[] = [
  documentsLiveKey,
  countLiveKey({ name: 'getNumDocToSignApi' }),
];

/** Under which screens keep what they show of messages: the inbox, and what was sent. */
export const messagesLiveKey: LiveKey = ['signing', 'messages'];

/** Under which screens keep what they show of somebody's signature objects. */
export const signatureObjectsLiveKey: LiveKey = ['signing', 'signature-objects'];

/** Under which the dashboard keeps what it shows of documents and of messages. */
export const overviewLiveKey: LiveKey = [...documentsLiveKey, 'overview'];

/** What screens keep of messages and read again when one changes: the inbox, the counter of unread ones, and the dashboard. */
export const messageLiveKeys: readonly LiveKey[] = [
  messagesLiveKey,
  countLiveKey({ name: 'getNumMsgToReadApi' }),
  overviewLiveKey,
];
