import { useQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  listSicknessReadings,
  type Sickness,
  type SicknessReading,
} from 'shared-api/contracts/absences';
import { callQuery } from 'shared-api/queries';
import { formatWhen, LoadingState, RetryBanner, useLanguage, useTexts } from 'shared-ui';
import classes from './certificates.module.css';
import { sicknessTexts } from './sickness.texts.ts';

/** Who else has read one's own sickness; of others' it says nothing. */
export function SicknessReadings({ sickness: { id } }: { readonly sickness: Pick<Sickness, 'id'> }) {
  const t = useTexts(sicknessTexts);
  const { data, error, isFetching, refetch } = useQuery(
    callQuery(listSicknessReadings, { id }, { under: absencesLiveKey }),
  );
  return (
    <section className={classes.section}>
      <h3>{t('readings.title')}</h3>
      {!data && !error && <LoadingState rows={1} shape="lines" />}
      {!data && error && (
        <RetryBanner
          sentence={failureSentence(error, t('readings.failed'))}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.readings.length === 0 && <p>{t('readings.none')}</p>}
      {data && data.readings.length > 0 && (
        <ul className={classes.list} aria-label={t('readings.title')}>
          {data.readings.map((reading) => (
            <Reading key={reading.id} reading={reading} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Reading({ reading: { who, at, kind } }: { readonly reading: SicknessReading }) {
  const t = useTexts(sicknessTexts);
  const language = useLanguage();
  return (
    <li className={classes.line}>
      <span>
        <strong>{who ?? t('readings.gone')}</strong> {t(`readings.${kind}`)}
      </span>
      <time dateTime={at}>{formatWhen(at, language)}</time>
    </li>
  );
}
