import { clock, failureSentence } from 'shared-api';
import { feedScopes, type AbsenceFeed, type FeedScope } from 'shared-api/contracts/absences';
import {
  Banner,
  Button,
  CancelButton,
  copyText,
  Dialog,
  formatDay,
  formatWhen,
  LoadingState,
  RetryBanner,
  Row,
  TextField,
  useConfirm,
  useLanguage,
  useTexts,
} from 'shared-ui';
import classes from './team.module.css';
import { teamTexts } from './team.texts.ts';
import { useFeeds } from './use-feeds.ts';

interface FeedsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The addresses from which calendars read who is away: made, shown once, ended. */
export function FeedsDialog({ isOpen, onClose }: FeedsDialogProps) {
  const t = useTexts(teamTexts);
  const { feeds, create, revoke } = useFeeds({ isNeeded: isOpen });
  const { ask, dialog } = useConfirm();
  const { data, error, isFetching, refetch } = feeds;
  const close = () => {
    // Nobody who opens it again is shown a secret.
    create.reset();
    onClose();
  };
  const make = async (scope: FeedScope, feed: AbsenceFeed | undefined) => {
    const confirmLabel = t('feeds.renew');
    if (!feed || (await ask({ title: t('feeds.sure'), text: t('feeds.renewText'), confirmLabel })))
      create.mutate(scope);
  };
  const end = async (scope: FeedScope) => {
    const confirmLabel = t('feeds.revoke');
    if (!(await ask({ title: t('feeds.sure'), text: t('feeds.revokeText'), confirmLabel }))) return;
    if (create.variables === scope) create.reset();
    revoke.mutate(scope);
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('feeds.title')}
        actions={<CancelButton label={t('feeds.close')} />}
      >
        <p className={classes.intro}>{t('feeds.text')}</p>
        {error && !data && (
          <RetryBanner
            sentence={failureSentence(error, t('feeds.loadFailed'))}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <LoadingState rows={2} shape="lines" />}
        {data &&
          feedScopes.map((scope) => {
            const feed = data.feeds.find((each) => each.scope === scope);
            return (
              <Feed
                key={scope}
                scope={scope}
                feed={feed}
                address={create.variables === scope ? create.data?.address : undefined}
                isBusy={(create.isPending && create.variables === scope) || revoke.isPending}
                onMake={() => void make(scope, feed)}
                onRevoke={() => void end(scope)}
              />
            );
          })}
      </Dialog>
      {dialog}
    </>
  );
}

interface FeedProps {
  readonly scope: FeedScope;
  readonly feed: AbsenceFeed | undefined;
  /** Right after it was made, and never again. */
  readonly address: string | undefined;
  readonly isBusy: boolean;
  readonly onMake: () => void;
  readonly onRevoke: () => void;
}

function Feed({ scope, feed, address, isBusy, onMake, onRevoke }: FeedProps) {
  const t = useTexts(teamTexts);
  const name = t(`feeds.${scope}`);
  const action = feed ? 'renew' : 'create';
  const copying = { done: t('feeds.copied'), failed: t('feeds.notCopied') };
  return (
    <section className={classes.feed} aria-label={name}>
      <h3>{name}</h3>
      <p>{useFeedInWords(feed)}</p>
      <Term feed={feed} />
      {address !== undefined && (
        <>
          <TextField
            label={t('feeds.address')}
            value={address}
            readOnly
            hint={t('feeds.once')}
            onFocus={({ target }) => target.select()}
          />
          <Row align="end">
            <Button size="s" kind="primary" icon="copy" onClick={() => void copyText(address, copying)}>
              {t('feeds.copy')}
            </Button>
          </Row>
        </>
      )}
      <Row align="end">
        {feed && (
          <Button size="s" isBusy={isBusy} aria-label={t('feeds.revokeNamed', { name })} onClick={onRevoke}>
            {t('feeds.revoke')}
          </Button>
        )}
        <Button size="s" isBusy={isBusy} aria-label={t(`feeds.${action}Named`, { name })} onClick={onMake}>
          {t(`feeds.${action}`)}
        </Button>
      </Row>
    </section>
  );
}

/** Until when an address is good: a year, as often as it is made anew. */
function Term({ feed }: Pick<FeedProps, 'feed'>) {
  const t = useTexts(teamTexts);
  if (!feed?.expiresAt) return null;
  const day = formatDay(feed.expiresAt);
  if (Date.parse(feed.expiresAt) > clock.now()) return <p>{t('feeds.until', { day })}</p>;
  return <Banner tone="warning">{t('feeds.over', { day })}</Banner>;
}

function useFeedInWords(feed: AbsenceFeed | undefined): string {
  const t = useTexts(teamTexts);
  const language = useLanguage();
  if (!feed) return t('feeds.none');
  const created = formatWhen(feed.createdAt, language);
  if (feed.lastReadAt === null) return t('feeds.never', { created });
  return t('feeds.read', { created, read: formatWhen(feed.lastReadAt, language) });
}
