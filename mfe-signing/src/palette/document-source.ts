import { call, currentBoot, isAdminSession } from 'shared-api';
import { documentsLiveKey, listDocuments, type DocumentRow } from 'shared-api/contracts/signing';
import { loadedPages } from 'shared-api/queries';
import { formatDay, type PaletteItem, type PaletteSource } from 'shared-ui';
import { productId } from '../product.ts';

const found = 6;

/** Documents by title, receiver and sender: those of the lists that were opened, then those of the server. */
export const documentSource: PaletteSource = {
  label: { it: 'Documenti', en: 'Documents' },
  loaded: (queries) =>
    loadedPages(queries, listDocuments, { live: documentsLiveKey })
      .flatMap(({ rows }) => rows)
      .map(toItem),
  search: async (query, { signal }) => {
    const which = { product: productId, start: 0, length: found, status: '-1', search: query } as const;
    return (await call(listDocuments, which, { signal })).rows.map(toItem);
  },
};

function toItem(row: DocumentRow): PaletteItem {
  const { id, title, receiverName, receiverSurname, createdAt } = row;
  const detail = `${receiverName} ${receiverSurname}, ${formatDay(createdAt)}`;
  return { id, label: title, detail, icon: 'document', to: wayTo(row) };
}

/** To the signing of what waits for it, else to the list with that document in it. */
function wayTo({ id, title, may }: DocumentRow): string {
  if (may.sign) return `/sign/${encodeURIComponent(id)}`;
  const isAdmin = isAdminSession(currentBoot().session);
  const search = new URLSearchParams({ search: title, ...(isAdmin && { status: '-1' }) });
  return `${isAdmin ? '/documentsAdmin' : '/documents'}?${search}`;
}
