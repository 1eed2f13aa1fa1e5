import { useMemo } from 'react';
import { messagePageSizes, readFilter, type ReadFilter } from 'shared-api/contracts/signing';
import { useListFilters } from 'shared-ui';

/** What the inbox shows; the address keeps it. */
export interface MessageFilters {
  readonly search: string;
  readonly status: ReadFilter;
  /** Messages of a page; null where all of them come as one goes down. */
  readonly size: number | null;
  /** From 1. */
  readonly page: number;
}

const defaults = { search: '', status: '-1', size: '', page: '1' };

/** The filters of the address, and how to change them; what narrows the list leads to its first page. */
export function useMessageFilters() {
  const { filters: texts, change: changeTexts } = useListFilters(defaults);
  const filters = useMemo<MessageFilters>(
    () => ({
      search: texts.search,
      status: readFilter.catch('-1').parse(texts.status),
      size: messagePageSizes.find((size) => `${size}` === texts.size) ?? null,
      page: Math.max(1, Math.trunc(Number(texts.page)) || 1),
    }),
    [texts],
  );
  const change = ({ page = 1, size, ...others }: Partial<MessageFilters>) =>
    changeTexts({
      ...others,
      ...(size !== undefined && { size: size === null ? '' : `${size}` }),
      page: `${page}`,
    });
  return { filters, change };
}
