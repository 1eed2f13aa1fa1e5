import { useState } from 'react';
import { counters, type CompanyBalance } from 'shared-api/contracts/absences';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  NothingFound,
  RecordList,
  SearchField,
  SelectField,
  Stack,
  useLanguage,
  useTexts,
  type RecordColumn,
} from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { balanceInWords } from '../common/balance-in-words.ts';
import classes from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';
import { ImportDialog } from './import.dialog.tsx';
import { useCompanyBalances } from './use-balances.ts';

interface CompanyBalancesProps {
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly companyId: string;
  readonly search: string;
  readonly onChange: (filters: { readonly company?: string; readonly search?: string }) => void;
  readonly onOpen: (employeeId: string) => void;
}

/** The balances of all people of a company, and the import of their payslips. */
export function CompanyBalances(props: CompanyBalancesProps) {
  const { companies, companyId, search, onChange, onOpen } = props;
  const t = useTexts(balancesTexts);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <Stack>
      <div className={classes.filters}>
        {companies.length > 1 && (
          <SelectField
            label={t('company.label')}
            value={companyId}
            onChange={({ target }) => onChange({ company: target.value })}
            choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SearchField
          label={t('company.search')}
          value={search}
          onSearch={(text) => onChange({ search: text })}
        />
        <Button icon="upload" onClick={() => setIsImporting(true)}>
          {t('import.action')}
        </Button>
      </div>
      <p className={classes.hint}>{t('company.hint')}</p>
      <Table companyId={companyId} search={search} onOpen={onOpen} onReset={() => onChange({ search: '' })} />
      {isImporting && <ImportDialog companyId={companyId} onClose={() => setIsImporting(false)} />}
    </Stack>
  );
}

interface TableProps extends Pick<CompanyBalancesProps, 'companyId' | 'search' | 'onOpen'> {
  readonly onReset: () => void;
}

function Table({ companyId, search, onOpen, onReset }: TableProps) {
  const t = useTexts(balancesTexts);
  const columns = useColumns();
  const list = useCompanyBalances(companyId, search);
  if (list.failure)
    return (
      <ErrorState
        title={t('failed')}
        error={list.failure.error}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  if (list.isLoading) return <LoadingState rows={6} />;
  if (list.rows.length === 0 && search !== '')
    return <NothingFound title={t('company.empty')} onReset={onReset} />;
  if (list.rows.length === 0) return <EmptyState title={t('company.empty')} icon="users" />;
  return (
    <Stack>
      <RecordList
        label={t('company.table')}
        rows={list.rows}
        columns={columns}
        getId={({ id }) => id}
        getName={({ name }) => name}
        onOpen={({ id }) => onOpen(id)}
      />
      {list.hasMore && (
        <Button onClick={list.loadMore} isBusy={list.isLoadingMore}>
          {t('company.more')}
        </Button>
      )}
    </Stack>
  );
}

function useColumns(): RecordColumn<CompanyBalance>[] {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const language = useLanguage();
  return [
    { id: 'name', header: t('company.name'), cell: ({ name }) => name, onCard: 'title' },
    ...counters.map((counter): RecordColumn<CompanyBalance> => ({
      id: counter,
      header: tCommon(`counter.${counter}`),
      align: 'end',
      cell: (row) => {
        const minutes = row[counter];
        return minutes === null
          ? t('company.notKept')
          : balanceInWords({ counter, minutes, dayMinutes: row.dayMinutes }, language);
      },
      onCard: 'line',
    })),
  ];
}
