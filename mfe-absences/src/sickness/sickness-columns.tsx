import type { Sickness } from 'shared-api/contracts/absences';
import { StatusBadge, useTexts, type RecordColumn } from 'shared-ui';
import { historyColumns } from '../common/history/history-columns.tsx';
import { sicknessTexts, type SicknessWords } from './sickness.texts.ts';

interface Columns {
  readonly t: SicknessWords;
  /** Whether the rows are of several people, whose administrator looks at them. */
  readonly hasPeople: boolean;
}

/** The columns of sicknesses: those of every history, and the first number. */
export function sicknessColumns({ t, hasPeople }: Columns): RecordColumn<Sickness>[] {
  const protocol: RecordColumn<Sickness> = {
    id: 'protocol',
    header: t('list.certificates'),
    cell: (row) => <Protocol sickness={row} isForOthers={hasPeople} />,
  };
  return historyColumns<Sickness>({ hasPeople, further: [protocol] });
}

interface ProtocolProps {
  readonly sickness: Sickness;
  /** Whether an administrator looks at those of others. */
  readonly isForOthers: boolean;
}

/** The first number of a sickness, and whether an administrator has yet to open it. */
function Protocol({ sickness: { protocol, isRead, isOwn }, isForOthers }: ProtocolProps) {
  const t = useTexts(sicknessTexts);
  return (
    <>
      {protocol}{' '}
      {isForOthers && !isRead && !isOwn && <StatusBadge tone="info">{t('list.unread')}</StatusBadge>}
    </>
  );
}
