import { useState } from 'react';
import { failureSentence, isFailure, clock } from 'shared-api';
import { addDays, fileTextProblem, plainDay } from 'shared-api/contracts/common';
import {
  maxBalanceFile,
  type BalanceColumn,
  type BalanceImportColumn,
  type ImportRow,
} from 'shared-api/contracts/absences';
import { readTableFile, tableFileTypes } from 'shared-api/table-file';
import {
  Banner,
  FileField,
  formatHours,
  FormDialog,
  notify,
  RecordList,
  TextField,
  useLanguage,
  useTexts,
  useUnsavedChanges,
  type RecordColumn,
} from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import classes from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';
import { useBalanceImport } from './use-balances.ts';

interface ImportDialogProps {
  readonly companyId: string;
  readonly onClose: () => void;
}

interface Problems {
  readonly file?: string;
  readonly day?: string;
}

/** The residue of payslips from a file: checked first, line by line, and written only when every line is good. */
export function ImportDialog({ companyId, onClose }: ImportDialogProps) {
  const t = useTexts(balancesTexts);
  const [file, setFile] = useState<File | null>(null);
  const [day, setDay] = useState(lastMonthEnd);
  const [problems, setProblems] = useState<Problems>({});
  const [rows, setRows] = useState<readonly ImportRow[]>();
  const [columns, setColumns] = useState<readonly BalanceImportColumn[]>([]);
  const [isReading, setIsReading] = useState(false);
  const language = useLanguage();
  useUnsavedChanges(file !== null || day !== lastMonthEnd());
  const { mutateAsync, isPending, error } = useBalanceImport();
  const wrong = rows?.filter(({ error }) => error !== '').length ?? 0;
  const isChecked = rows !== undefined && wrong === 0;
  const begin = (change: () => void) => {
    change();
    setRows(undefined);
    setProblems({});
  };
  const submit = async () => {
    const found = problemsOf({ file, day });
    setProblems({ ...(found.file && { file: t(found.file) }), ...(found.day && { day: t(found.day) }) });
    if (found.file || found.day || !file) return;
    setIsReading(true);
    try {
      const { text, ...problem } = await readTableFile(file);
      if (text === null) return setProblems({ file: fileTextProblem(problem)[language] });
      const answer = await mutateAsync({ companyId, file: text, day, isDryRun: !isChecked });
      setRows(answer.rows);
      setColumns(answer.columns);
      if (!answer.isWritten) return;
      notify.success(t('import.done'));
      onClose();
    } catch (error) {
      const fields = isFailure(error, 'invalid-input') ? error.fields : undefined;
      if (fields) setProblems(fields);
      else notify.error(failureSentence(error, t('import.failed')));
    } finally {
      setIsReading(false);
    }
  };
  return (
    <FormDialog
      isOpen
      size="l"
      onClose={onClose}
      title={t('import.title')}
      submitLabel={
        isChecked
          ? t('import.write', { count: rows.filter(({ leftOut }) => leftOut === '').length })
          : t('import.check')
      }
      isBusy={isPending || isReading}
      failure={error}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FileField
        label={t('import.file')}
        hint={t('import.hint')}
        error={problems.file}
        value={file}
        accept={tableFileTypes}
        onChange={(chosen) => begin(() => setFile(chosen))}
      />
      <TextField
        type="date"
        label={t('import.day')}
        error={problems.day}
        value={day}
        onChange={({ target }) => begin(() => setDay(target.value))}
        required
      />
      {rows && wrong > 0 && <Banner tone="error">{t('import.wrong', { count: wrong })}</Banner>}
      {isChecked && <Banner tone="info">{t('import.ready')}</Banner>}
      {rows && <ColumnsLeft columns={columns} />}
      {rows && <Rows rows={rows} />}
    </FormDialog>
  );
}

/** The columns that were not read, with what they may be. */
function ColumnsLeft({ columns }: { readonly columns: readonly BalanceImportColumn[] }) {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const titleOf = (guess: BalanceColumn) =>
    guess === 'name' || guess === 'username' ? t(`import.column.${guess}`) : tCommon(`counter.${guess}`);
  const left = columns
    .filter(({ column, title }) => column === null && title !== '')
    .map(({ title, guess }) =>
      guess === null ? `«${title}»` : t('import.guess', { title, column: titleOf(guess) }),
    );
  if (left.length === 0) return null;
  return <Banner tone="warning">{t('import.left', { count: left.length, columns: left.join(', ') })}</Banner>;
}

function Rows({ rows }: { readonly rows: readonly ImportRow[] }) {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const language = useLanguage();
  const hours = (minutes: number) => formatHours(minutes, language);
  const describe = ({ changes }: ImportRow) =>
    changes
      .map(({ counter, before, after }) =>
        t('import.change', {
          counter: tCommon(`counter.${counter}`),
          before: hours(before),
          after: hours(after),
        }),
      )
      .join('; ');
  const columns: RecordColumn<ImportRow>[] = [
    { id: 'line', header: t('import.line'), cell: ({ line }) => line, onCard: 'aside' },
    { id: 'name', header: t('company.name'), cell: ({ name }) => name, onCard: 'title' },
    { id: 'changes', header: t('ledger.balance'), cell: describe, onCard: 'subtitle' },
    {
      id: 'result',
      header: t('import.result'),
      cell: (row) => resultOf(row, t('import.good')),
      onCard: 'status',
    },
  ];
  return (
    <RecordList
      label={t('import.rows')}
      rows={rows}
      columns={columns}
      getId={({ line }) => String(line)}
      getName={({ name }) => name}
    />
  );
}

function resultOf({ error, leftOut }: ImportRow, good: string) {
  return <span className={error ? classes.error : undefined}>{error || leftOut || good}</span>;
}

function problemsOf({ file, day }: { readonly file: File | null; readonly day: string }) {
  return {
    file: file === null ? 'import.fileMissing' : file.size > maxBalanceFile && 'import.tooLarge',
    day: !plainDay.safeParse(day).success && 'import.dayMissing',
  } as const;
}

function lastMonthEnd(): string {
  return addDays(`${clock.today().slice(0, 7)}-01`, -1);
}
