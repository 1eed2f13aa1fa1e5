import { Button, useTexts, type CompanySource } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import classes from './document-list.module.css';
import type { DocumentFilters } from './use-document-filters.ts';

interface ActiveFiltersProps {
  readonly filters: DocumentFilters;
  readonly companies: CompanySource;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
}

/** What narrows the list, each removed by a press. */
export function ActiveFilters({ filters, companies, onChange }: ActiveFiltersProps) {
  const t = useTexts(documentListTexts);
  const company = companies.companies?.find(({ id }) => id === filters.companyId);
  const person = companies.companies
    ?.flatMap(({ employees }) => employees)
    .find(({ userId }) => userId !== null && userId === filters.userId);
  const active = [
    { key: 'search', name: filters.search && t('search.active', { text: filters.search }) },
    { key: 'companyId', name: filters.companyId && (company?.name ?? t('action.company')) },
    { key: 'userId', name: filters.userId && (person?.name ?? t('action.resources')) },
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
