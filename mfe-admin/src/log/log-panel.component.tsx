import { asApiError } from 'shared-api';
import { actionInWords, type LogEventInDetail, type LogField } from 'shared-api/contracts/admin';
import {
  Banner,
  Button,
  copyText,
  ErrorState,
  formatInstant,
  LinkButton,
  LoadingState,
  Sheet,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { aboutInWords, whoInWords } from './log-in-words.ts';
import classes from './log.module.css';
import { logTexts, type LogWords } from './log.texts.ts';
import { describeFailure, useCheckChain, useLogEvent, type LogRow } from './use-log.ts';

interface LogPanelProps {
  readonly row: LogRow;
  readonly onClose: () => void;
}

/** An event beside the list: what changed, from where, and its place in its chain, which is checked on demand. */
export function LogPanel({ row, onClose }: LogPanelProps) {
  const t = useTexts(logTexts);
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useLogEvent(row.id);
  const checking = useCheckChain();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={actionInWords(row.action, language)}
      height="full"
      actions={
        <>
          <Button icon="copy" disabled={!data} onClick={() => data && void copyEvent(data, t)}>
            {t('panel.copy')}
          </Button>
          <Button icon="shield" isBusy={checking.isPending} onClick={() => checking.mutate(row.id)}>
            {t('panel.check')}
          </Button>
        </>
      }
    >
      {checking.data && (
        <Banner tone={checking.data.isIntact ? 'success' : 'error'}>
          {checking.data.isIntact
            ? t('panel.intact', { count: checking.data.events })
            : t('panel.broken', { number: checking.data.events })}
        </Banner>
      )}
      <Facts row={row} event={data} />
      {row.subject.path !== '' && (
        <LinkButton icon="forward" to={row.subject.path}>
          {t('panel.open')}
        </LinkButton>
      )}
      {data && <Fields fields={data.fields} />}
      {!data && !error && <LoadingState rows={4} shape="lines" />}
      {!data && error && (
        <ErrorState
          title={t('panel.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          supportCode={asApiError(error)?.requestId}
        >
          {describeFailure(error)}
        </ErrorState>
      )}
    </Sheet>
  );
}

interface FactsProps {
  readonly row: LogRow;
  readonly event: LogEventInDetail | undefined;
}

function Facts({ row, event }: FactsProps) {
  const t = useTexts(logTexts);
  const facts = [
    { name: t('column.when'), value: formatInstant(row.at) },
    { name: t('column.outcome'), value: t(`outcome.${row.outcome}`) },
    { name: t('column.who'), value: whoInWords(row, t), isWide: true },
    { name: t('column.about'), value: aboutInWords(row, t), isWide: true },
    { name: t('panel.company'), value: event?.companyName ?? '' },
    { name: t('column.from'), value: row.ip },
    { name: t('panel.browser'), value: event?.browser ?? '', isWide: true },
    { name: t('panel.id'), value: row.id },
    { name: t('panel.place'), value: event ? String(event.sequence) : '' },
    { name: t('panel.hash'), value: event?.hash ?? '', isWide: true },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, isWide }) => (
        <div key={name} className={isWide ? classes.wide : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fields({ fields }: { readonly fields: readonly LogField[] }) {
  const t = useTexts(logTexts);
  const changed = fields.filter(({ before }) => before !== null);
  const others = fields.filter(({ before }) => before === null);
  return (
    <>
      {changed.length > 0 && (
        <table className={classes.changes}>
          <caption>{t('panel.changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('panel.field')}</th>
              <th scope="col">{t('panel.before')}</th>
              <th scope="col">{t('panel.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name || t('panel.value')}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('panel.details')}</h3>
          <dl className={classes.facts}>
            {others.map(({ name, after }) => (
              <div key={name} className={classes.wide}>
                <dt>{name || t('panel.value')}</dt>
                <dd>{after}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function copyEvent({ id, hash }: LogEventInDetail, t: LogWords): Promise<void> {
  return copyText(`${id} ${hash}`, { done: t('panel.copied'), failed: t('panel.notCopied') });
}
