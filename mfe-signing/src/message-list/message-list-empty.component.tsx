import { Button, EmptyState, useTexts } from 'shared-ui';
import { messageListTexts } from './message-list.texts.ts';
import type { MessageFilters } from './use-message-filters.ts';

interface MessagesEmptyProps {
  readonly filters: MessageFilters;
  readonly onChange: (changes: Partial<MessageFilters>) => void;
}

/** Why there is no message, and what to do next. */
export function MessagesEmpty({ filters, onChange }: MessagesEmptyProps) {
  const t = useTexts(messageListTexts);
  if (filters.search)
    return (
      <EmptyState
        icon="search"
        title={t('state.noResult')}
        action={<Button onClick={() => onChange({ search: '' })}>{t('state.clear')}</Button>}
      >
        {t('state.noResultText')}
      </EmptyState>
    );
  if (filters.status === '-1')
    return (
      <EmptyState icon="mail" title={t('state.empty')}>
        {t('state.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState
      tone="good"
      title={t('state.noUnread')}
      action={<Button onClick={() => onChange({ status: '-1' })}>{t('state.showAll')}</Button>}
    >
      {t('state.noUnreadText')}
    </EmptyState>
  );
}
