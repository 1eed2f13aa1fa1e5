import { failureSentence } from 'shared-api';
import type { SicknessQuote } from 'shared-api/contracts/absences';
import {
  Banner,
  formatHours,
  formatPlainDay,
  RetryBanner,
  Skeleton,
  Stack,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { sicknessTexts } from './sickness.texts.ts';
import { useSicknessQuote, type DaySpan } from './use-sickness.ts';

/** What a sickness would take and give back, before it is sent. */
export function SicknessSummary({ span }: { readonly span: DaySpan }) {
  const t = useTexts(sicknessTexts);
  const query = useSicknessQuote(span);
  if (query.isError)
    return (
      <RetryBanner
        sentence={failureSentence(query.error, t('quote.failed'))}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div role="status" aria-label={t('quote.title')}>
      {query.data ? (
        <Quote {...query.data} />
      ) : (
        <>
          <VisuallyHidden>{t('quote.loading')}</VisuallyHidden>
          <Skeleton />
        </>
      )}
    </div>
  );
}

function Quote({ days, minutes, leave, problem }: SicknessQuote) {
  const t = useTexts(sicknessTexts);
  const word = useTexts(absenceTexts);
  const language = useLanguage();
  if (problem !== '') return <Banner tone="error">{problem}</Banner>;
  const lineOf = ({ cause, status, from, to, days: count, minutes: returned }: (typeof leave)[number]) =>
    t(status === 'approved' ? 'quote.returned' : 'quote.waiting', {
      cause: word(`cause.${cause}`),
      from: formatPlainDay(from),
      to: formatPlainDay(to),
      hours: formatHours(returned, language),
      count,
    });
  return (
    <Stack gap="s">
      <p>
        {days === 0
          ? t('quote.none')
          : t('quote.days', { count: days, hours: formatHours(minutes, language) })}
      </p>
      {leave.map((each) => (
        <Banner key={each.id} tone="success">
          {lineOf(each)}
        </Banner>
      ))}
    </Stack>
  );
}
