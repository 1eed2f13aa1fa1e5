import { useState } from 'react';
import { isAdminSession, useSignedIn } from 'shared-api';
import { listSickness, type Sickness } from 'shared-api/contracts/absences';
import { useScreen, useTexts, type ScreenAction } from 'shared-ui';
import { HistoryList } from '../common/history/history-list.component.tsx';
import { useHistoryFilters } from '../common/history/use-history-filters.ts';
import { useHistory } from '../common/history/use-history.ts';
import { sicknessColumns } from './sickness-columns.tsx';
import { SicknessDialog } from './sickness.dialog.tsx';
import { sicknessTexts } from './sickness.texts.ts';

interface HistoryProps {
  /** What the screen lets one do whichever part is open. */
  readonly actions: readonly ScreenAction[];
}

/** The sicknesses so far: searched, sorted, ten a page; a row opens its dialog (spec 03 §2). */
export function SicknessHistory({ actions }: HistoryProps) {
  const t = useTexts(sicknessTexts);
  const session = useSignedIn();
  const hasPeople = isAdminSession(session) && !session.actingFor?.employee;
  const { filters, change } = useHistoryFilters();
  const list = useHistory(listSickness, filters);
  const [opening, setOpening] = useState<Sickness>();
  const opened = opening && (list.rows.find(({ id }) => id === opening.id) ?? opening);
  useScreen({ actions });
  return (
    <>
      <HistoryList
        label={t('list.label')}
        list={list}
        columns={sicknessColumns({ t, hasPeople })}
        filters={filters}
        onFilter={change}
        onOpen={setOpening}
      />
      {opened && <SicknessDialog key={opened.id} sickness={opened} onClose={() => setOpening(undefined)} />}
    </>
  );
}
