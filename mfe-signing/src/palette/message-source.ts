import { call } from 'shared-api';
import { listMessages, type MessageRow } from 'shared-api/contracts/signing';
import { formatDay, type PaletteItem, type PaletteSource } from 'shared-ui';
import { productId } from '../product.ts';

const found = 6;

/** One's own messages by title, sender's company and receiver, as the server finds them; choosing one opens it. */
export const messageSource: PaletteSource = {
  label: { it: 'Messaggi', en: 'Messages' },
  search: async (query, { signal }) => {
    const which = { product: productId, start: 0, length: found, status: '-1', search: query } as const;
    const { messages } = await call(listMessages, which, { signal });
    return messages.pages.flatMap(({ rows }) => rows).map(toItem);
  },
};

function toItem({ id, title, senderCompany, createdAt }: MessageRow): PaletteItem {
  return {
    id,
    label: title,
    detail: `${senderCompany}, ${formatDay(createdAt)}`,
    icon: 'message',
    to: `/messages/${encodeURIComponent(id)}`,
  };
}
