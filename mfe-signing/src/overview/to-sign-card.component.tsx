import { useEffect } from 'react';
import type { DocumentToSign } from 'shared-api/contracts/signing';
import {
  formatWhen,
  LinkButton,
  TaskLine,
  TaskList,
  TaskListSkeleton,
  TextLink,
  useLanguage,
  useTexts,
  type DashboardCardProps,
} from 'shared-ui';
import { OverviewNotLoaded } from './overview-not-loaded.component.tsx';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';

/** What waits for one's own signature, each with the way straight to signing. */
export function ToSignCard({ expectedLines, onWaiting }: DashboardCardProps) {
  const t = useTexts(overviewTexts);
  const overview = useOverview();
  const { data } = overview;
  const shown = data?.toSign.length;
  useEffect(() => {
    if (shown !== undefined) onWaiting(shown);
  }, [shown, onWaiting]);
  if (!data)
    return overview.isError ? (
      <OverviewNotLoaded {...overview} />
    ) : (
      <TaskListSkeleton lines={expectedLines} />
    );
  if (data.toSign.length === 0) return null;
  const more = data.toSignTotal - data.toSign.length;
  return (
    <>
      <TaskList label={t('toSign')}>
        {data.toSign.map((document) => (
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
