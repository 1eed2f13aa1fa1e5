import { Banner, LinkButton, useTexts, useNow } from 'shared-ui';
import { sendDocPaths } from '../send-doc/paths.ts';
import { useBulkSends } from '../send-doc/use-bulk-sends.ts';
import { documentListTexts } from './document-list.texts.ts';

const shownForMs = 3 * 24 * 60 * 60_000;

/** Shows an administrator how far their bulk sends of the last three days came, and leads there; nothing where there is none. */
export function RecentSendsNotice() {
  const t = useTexts(documentListTexts);
  const { data } = useBulkSends();
  const now = useNow();
  const recent = (data?.bulkSends ?? []).filter(
    ({ state, createdAt }) => state !== 'cancelled' && now - Date.parse(createdAt) < shownForMs,
  );
  const [latest] = recent;
  if (!latest) return null;
  const { id, title, sent, failed, total, state } = latest;
  const isOnly = recent.length === 1;
  const isPartly = state === 'done' && failed > 0;
  return (
    <Banner
      icon="send"
      tone={isPartly ? 'warning' : 'info'}
      action={
        <LinkButton to={isOnly ? sendDocPaths.follow(id) : sendDocPaths.start} size="s">
          {t('sends.open', { count: recent.length })}
        </LinkButton>
      }
    >
      {t(isPartly ? 'sends.partly' : 'sends.state', { title, sent, failed, total })}
      {!isOnly && ` ${t('sends.others', { count: recent.length - 1 })}`}
    </Banner>
  );
}
