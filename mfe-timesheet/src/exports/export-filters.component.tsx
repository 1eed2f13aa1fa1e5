import { monthStatuses } from 'shared-api/contracts/timesheet';
import { SearchField, SelectField, useLanguage, useTexts } from 'shared-ui';
import classes from './exports.module.css';
import { exportsTexts } from './exports.texts.ts';
import { monthLabel, toText, type useExportFilters } from './use-export-filters.ts';

interface ExportFiltersProps {
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly filters: ReturnType<typeof useExportFilters>;
}

/** Whose hours, and of which month; what narrows the list of people besides. */
export function ExportFilters({ companies, filters }: ExportFiltersProps) {
  const t = useTexts(exportsTexts);
  const language = useLanguage();
  const { part, companyId, month, offered, status, text, change } = filters;
  return (
    <div className={classes.filters} role="search">
      {companies.length > 1 && (
        <SelectField
          label={t('company')}
          icon="company"
          value={companyId}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => change({ company: target.value })}
        />
      )}
      {part !== 'settings' && (
        <SelectField
          label={t('month')}
          icon="calendar"
          value={toText(month)}
          choices={offered.map((each) => ({ value: toText(each), label: monthLabel(each, language) }))}
          onChange={({ target }) => change({ month: target.value })}
        />
      )}
      {part === 'hours' && (
        <>
          <SelectField
            label={t('status.label')}
            value={status ?? ''}
            placeholder={t('status.all')}
            choices={monthStatuses.map((each) => ({ value: each, label: t(`status.${each}`) }))}
            onChange={({ target }) => change({ status: target.value })}
          />
          <SearchField label={t('search')} value={text} onSearch={(typed) => change({ text: typed })} />
        </>
      )}
    </div>
  );
}
