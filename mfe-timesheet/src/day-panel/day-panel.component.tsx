import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Month, MonthDay } from 'shared-api/contracts/timesheet';
import { Tabs, useTexts } from 'shared-ui';
import { BadgeTab } from '../badge/badge-tab.component.tsx';
import type { ChangedDay } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import { DayHoursForm } from './day-hours-form.component.tsx';
import classes from './day-panel.module.css';
import { dayPanelTexts } from './day-panel.texts.ts';
import { SaveNotice } from './save-notice.component.tsx';
import { useEscape } from './use-escape.ts';
import { useRefusedHours } from './use-refused-hours.ts';

interface DayPanelProps {
  /** As the server answered it. */
  readonly month: Month;
  /** The day as it stands, with what was changed here. */
  readonly day: MonthDay;
  readonly change: ChangedDay | undefined;
  readonly saver: DaySaver;
}

/** A day (spec 01 §2): its hours, for who uses a badge the times too, and whether what was changed is saved. Esc takes the change back. */
export function DayPanel({ month, day, change, saver }: DayPanelProps) {
  const t = useTexts(dayPanelTexts);
  const [params] = useSearchParams();
  const [tab, setTab] = useState<'totals' | 'badge'>(params.get('tab') === 'badge' ? 'badge' : 'totals');
  const { employeeId, usesBadge } = month.info;
  useEffect(() => () => saver.settle({ employeeId, day: day.day }), [saver, employeeId, day.day]);
  const rows = useRefusedHours();
  const isRefused = Object.keys(rows.refused).length > 0;
  const undo = () => {
    rows.acceptAll();
    if (change) saver.undo(change);
  };
  const mayUndo = isRefused || Boolean(change?.before);
  const panel = useEscape(mayUndo ? undo : undefined);
  const hours = <DayHoursForm month={month} day={day} change={change} saver={saver} rows={rows} />;
  return (
    <div ref={panel} className={classes.panel}>
      {usesBadge ? (
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { id: 'totals', label: t('tabs.totals') },
            { id: 'badge', label: t('tabs.badge') },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'totals' ? hours : <BadgeTab day={day} month={month} />}
        </Tabs>
      ) : (
        hours
      )}
      <SaveNotice
        change={change}
        isEditable={day.isEditable}
        isRefused={isRefused}
        saver={saver}
        causes={month.causes}
        onUndo={mayUndo ? undo : undefined}
      />
    </div>
  );
}
