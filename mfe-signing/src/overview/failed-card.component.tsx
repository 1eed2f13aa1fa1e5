import type { FailedDocument, ManagedOverview } from 'shared-api/contracts/signing';
import {
  LinkButton,
  TaskLine,
  TaskList,
  TextLink,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
} from 'shared-ui';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';

/** What failed of the documents that one manages: mails and SMS that did not arrive, seals. Where it cannot be read, the card of what is to be signed says so. */
export function FailedCard(card: DashboardCardProps) {
  return (
    <WaitingLines {...card} query={useOverview()} count={({ managed }) => managed?.failed.length ?? 0}>
      {({ managed }) => managed && <Lines {...managed} />}
    </WaitingLines>
  );
}

function Lines({ failed, failedTotal }: ManagedOverview) {
  const t = useTexts(overviewTexts);
  const more = failedTotal - failed.length;
  return (
    <>
      <TaskList label={t('failed')}>
        {failed.map((document) => (
          <FailedLine key={`${document.id} ${document.problem}`} document={document} />
        ))}
      </TaskList>
      {more > 0 && <TextLink to="/documentsAdmin?status=-1">{t('moreFailed', { count: more })}</TextLink>}
    </>
  );
}

function FailedLine({ document: { title, receiver, problem } }: { document: FailedDocument }) {
  const t = useTexts(overviewTexts);
  const search = new URLSearchParams({ status: '-1', search: title });
  const action = (
    <LinkButton to={`/documentsAdmin?${search}`} size="s" aria-label={t('openNamed', { title })}>
      {t('open')}
    </LinkButton>
  );
  return (
    <TaskLine
      icon="warning"
      tone="error"
      title={title}
      detail={t(`problem.${problem}`, { receiver })}
      action={action}
    />
  );
}
