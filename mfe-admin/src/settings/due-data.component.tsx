import { useQuery } from '@tanstack/react-query';
import { listDueData, settingsLiveKey } from 'shared-api/contracts/admin';
import { callQuery } from 'shared-api/queries';
import { formatPlainDay, LoadingState, useTexts, useToday } from 'shared-ui';
import { settingsTexts } from './settings.texts.ts';

interface DueDataProps {
  readonly companyId: string;
}

/** How much of each kind the saved terms end, and from when on they do. */
export function DueData({ companyId }: DueDataProps) {
  const t = useTexts(settingsTexts);
  const today = useToday();
  const { data, isError } = useQuery(callQuery(listDueData, { companyId }, { live: settingsLiveKey }));
  if (isError) return <p>{t('due.loadFailed')}</p>;
  if (!data) return <LoadingState shape="lines" rows={2} />;
  const due = data.due.filter(({ count }) => count > 0);
  return (
    <div>
      <h3>{t('due.title')}</h3>
      <p>
        {today < data.beginsOn ? t('due.before', { day: formatPlainDay(data.beginsOn) }) : t('due.after')}
      </p>
      {due.length === 0 ? (
        <p>{t('due.none')}</p>
      ) : (
        <ul>
          {due.map(({ kind, count, from }) => (
            <li key={kind}>
              {[
                t(`due.${kind}`, { count }),
                from !== null && from > data.beginsOn ? t('due.from', { day: formatPlainDay(from) }) : '',
              ]
                .join(' ')
                .trim()}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
