import { Button, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import classes from './document-list.module.css';
import { useNamesOfFilters, useFilterCompanies, type DocumentFilters } from './use-document-filters.ts';

interface ActiveFiltersProps {
  readonly filters: DocumentFilters;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
}

/** What narrows the list, each removed by a press: for phones, where the filters have no words. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const t = useTexts(documentListTexts);
  const names = useNamesOfFilters(filters, useFilterCompanies(filters, false));
  const active = [
    { key: 'search', name: filters.search && t('search.active', { text: filters.search }) },
    { key: 'companyId', name: filters.companyId && (names.company ?? t('action.company')) },
    { key: 'userId', name: filters.userId && (names.person ?? t('action.resources')) },
  ].filter(({ name }) => name);
  if (active.length === 0) return null;
  return (
    <div className={classes.chips}>
      {active.map(({ key, name }) => (
        <Button
          key={key}
          size="s"
          icon="close"
          aria-label={t('search.clear', { name: name ?? '' })}
          onClick={() => onChange({ [key]: undefined })}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
