import { failureSentence } from 'shared-api';
import type { DocumentToSign } from 'shared-api/contracts/signing';
import {
  formatWhen,
  LinkButton,
  TaskLine,
  TaskList,
  TextLink,
  useLanguage,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
} from 'shared-ui';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';

/** What waits for one's own signature, each with the way straight to signing. */
export function ToSignCard(card: DashboardCardProps) {
  const t = useTexts(overviewTexts);
  return (
    <WaitingLines
      {...card}
      query={useOverview()}
      count={({ toSign }) => toSign.length}
      failure={(error) => failureSentence(error, t('notLoaded'))}
    >
      {({ toSign, toSignTotal }) => <Lines toSign={toSign} toSignTotal={toSignTotal} />}
    </WaitingLines>
  );
}

interface LinesProps {
  readonly toSign: readonly DocumentToSign[];
  readonly toSignTotal: number;
}

function Lines({ toSign, toSignTotal }: LinesProps) {
  const t = useTexts(overviewTexts);
  const more = toSignTotal - toSign.length;
  return (
    <>
      <TaskList label={t('toSign')}>
        {toSign.map((document) => (
          <LineToSign key={document.id} document={document} />
        ))}
      </TaskList>
      {more > 0 && <TextLink to="/documents">{t('more', { count: more })}</TextLink>}
    </>
  );
}

function LineToSign({ document }: { document: DocumentToSign }) {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const { id, title, sender, sentAt, expiresAt, mustVerifyPhone } = document;
  const when = expiresAt
    ? t('until', { when: formatWhen(expiresAt, language) })
    : formatWhen(sentAt, language);
  const step = mustVerifyPhone ? 'verify' : 'sign';
  const to = mustVerifyPhone
    ? `/verifiyMobile?document=${encodeURIComponent(id)}&then=sign`
    : `/sign/${encodeURIComponent(id)}`;
  const action = (
    <LinkButton
      to={to}
      kind="primary"
      size="s"
      icon={mustVerifyPhone ? 'phone' : 'sign'}
      aria-label={t(`${step}Named`, { title })}
    >
      {t(step)}
    </LinkButton>
  );
  return (
    <TaskLine icon="document" title={title} detail={t('from', { sender })} when={when} action={action} />
  );
}
