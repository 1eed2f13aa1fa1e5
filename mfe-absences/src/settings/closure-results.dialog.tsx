import type { ClosureResult } from 'shared-api/contracts/absences';
import {
  CancelButton,
  Dialog,
  formatHours,
  formatPlainDay,
  RecordList,
  useLanguage,
  useTexts,
  type RecordColumn,
} from 'shared-ui';
import { amountInWords } from '../common/amount-in-words.ts';
import { absenceSettingsTexts } from './absence-settings.texts.ts';

interface ClosureResultsDialogProps {
  /** Of the closure. */
  readonly name: string;
  readonly results: readonly ClosureResult[];
  readonly onClose: () => void;
}

/** What a closure gave each person, and the days on which another absence stays. */
export function ClosureResultsDialog({ name, results, onClose }: ClosureResultsDialogProps) {
  const t = useTexts(absenceSettingsTexts);
  const language = useLanguage();
  const keptInWords = ({ kept }: ClosureResult) =>
    kept
      .map(({ day, minutes }) =>
        minutes > 0
          ? t('closures.keptPart', { day: formatPlainDay(day), hours: formatHours(minutes, language) })
          : formatPlainDay(day),
      )
      .join(', ');
  const columns: RecordColumn<ClosureResult>[] = [
    { id: 'name', header: t('closures.person'), cell: (result) => result.name, onCard: 'title' },
    {
      id: 'given',
      header: t('closures.leave'),
      cell: (result) => {
        if (result.outcome === 'refused') return result.reason;
        return result.minutes > 0 ? amountInWords(result, language) : t('closures.none');
      },
      onCard: 'subtitle',
    },
    {
      id: 'kept',
      header: t('closures.kept'),
      cell: keptInWords,
      onCard: 'line',
    },
  ];
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={t('closures.added', { name: name })}
      actions={<CancelButton label={t('closures.close')} />}
    >
      <RecordList
        label={t('closures.added', { name: name })}
        rows={results}
        columns={columns}
        getId={({ employeeId }) => employeeId}
        getName={(result) => result.name}
      />
    </Dialog>
  );
}
