import { useQuery } from '@tanstack/react-query';
import { listKeptData } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { formatPlainDay, LoadingState, useTexts } from 'shared-ui';
import { personalDataTexts } from '../personal-data/personal-data.texts.ts';

/** What stays of the caller when their account goes, why and until when, as the server has it. */
export function KeptData() {
  const t = useTexts(personalDataTexts);
  const { data, isError } = useQuery(callQuery(listKeptData, {}));
  if (isError) return <p>{t('kept.loadFailed')}</p>;
  if (!data) return <LoadingState shape="lines" rows={2} />;
  if (data.kept.length === 0) return null;
  return (
    <div>
      <h3>{t('kept.title')}</h3>
      <ul>
        {data.kept.map(({ what, why, until }) => (
          <li key={what}>
            {until
              ? t('kept.until', { what, why, day: formatPlainDay(until) })
              : t('kept.forGood', { what, why })}
          </li>
        ))}
      </ul>
    </div>
  );
}
