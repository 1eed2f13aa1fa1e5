import { useQuery } from '@tanstack/react-query';
import { asApiError } from 'shared-api';
import {
  documentsLiveKey,
  getDocumentHistory,
  type DocumentEventKind,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import {
  Button,
  ErrorState,
  formatInstant,
  formatWhen,
  Icon,
  LoadingState,
  Sheet,
  StateChip,
  useLanguage,
  useTexts,
  type IconName,
} from 'shared-ui';
import { EvidenceDownloads } from '../evidence/evidence-downloads.component.tsx';
import { LogCheck } from '../evidence/log-check.component.tsx';
import { failureText } from '../failure-text.ts';
import classes from './document-details.module.css';
import { documentListTexts } from './document-list.texts.ts';
import { documentStates, expiryWord, lifecycleState } from './document-state.ts';
import { fullName } from './questions.ts';

interface DocumentDetailsProps {
  readonly row: DocumentRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onView: (row: DocumentRow) => void;
  readonly onSaveCopy: (row: DocumentRow) => void;
}

/** A document that was sent, as its sender looks back at it: its state, to whom it went, and what happened to it. */
export function DocumentDetails({ row, isOpen, onClose, onView, onSaveCopy }: DocumentDetailsProps) {
  const t = useTexts(documentListTexts);
  const language = useLanguage();
  const { state, word, detail } = lifecycleState(row, t);
  const facts = [
    { name: t('receiver'), value: `${fullName(row)}, ${row.receiverEmail}` },
    { name: t('column.sender'), value: row.sender },
    row.expires && { name: t('column.status'), value: expiryWord(row, t).detail ?? expiryWord(row, t).text },
    detail && { name: t('details.problem'), value: detail },
  ].filter((fact) => fact !== false && fact !== '' && fact !== undefined);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={row.title}
      actions={
        <>
          {row.isSigned && row.savesCopy && row.may.download && (
            <Button icon="download" onClick={() => onSaveCopy(row)}>
              {t('action.download')}
            </Button>
          )}
          <Button kind="primary" icon="eye" onClick={() => onView(row)}>
            {t('details.view')}
          </Button>
        </>
      }
    >
      <p className={classes.state}>
        <StateChip states={documentStates} state={state} word={word} />
        {formatWhen(row.lifecycleSince, language)}
      </p>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {row.isSigned && <EvidenceDownloads id={row.id} hasPackage={row.savesCopy} />}
      <h3 className={classes.heading}>{t('details.history')}</h3>
      <LogCheck id={row.id} />
      <History row={row} />
    </Sheet>
  );
}

const icons: Readonly<Record<DocumentEventKind, IconName>> = {
  created: 'add',
  edited: 'edit',
  sent: 'send',
  opened: 'eye',
  verified: 'check',
  signed: 'sign',
  completed: 'success',
  asked: 'help',
  sealed: 'shield',
  mailed: 'mail',
  reminded: 'mail',
  downloaded: 'download',
  changed: 'error',
  restored: 'undo',
};

function History({ row }: { readonly row: DocumentRow }) {
  const t = useTexts(documentListTexts);
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(getDocumentHistory, { id: row.id }, { live: documentsLiveKey }),
  });
  if (error && !data)
    return (
      <ErrorState
        title={t('details.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        supportCode={asApiError(error)?.requestId}
      >
        {failureText(error)}
      </ErrorState>
    );
  if (!data) return <LoadingState rows={5} shape="lines" />;
  return (
    <ol className={classes.events} aria-label={t('details.history')}>
      {data.events
        .map((event, place) => ({ ...event, place }))
        .toReversed()
        .map(({ kind, isWrongReceiver, at, who, ip, box, place }) => (
          <li key={place} data-kind={kind}>
            <Icon name={isWrongReceiver ? 'error' : icons[kind]} size="s" />
            <span className={classes.what}>
              {isWrongReceiver
                ? t('event.wrongReceiver', { name: fullName(row) })
                : t(`event.${kind}`, { box: box ?? 0, total: row.signaturesTotal })}
              <small>
                {[formatInstant(at), who, ip && t('details.from', { ip })].filter(Boolean).join(' · ')}
              </small>
            </span>
          </li>
        ))}
    </ol>
  );
}
