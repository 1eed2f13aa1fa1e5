import { useInfiniteQuery } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { getUserHistory, type UserChange, type UserEvent } from 'shared-api/contracts/admin';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  Stack,
  useTexts,
  type IconName,
  type Translate,
} from 'shared-ui';
import { Timeline } from 'shared-ui/history';
import classes from './user-form.module.css';
import { userFormTexts } from './user-form.texts.ts';

type Words = Translate<typeof userFormTexts.it>;

/** Storico: what happened to the account, who did it, what stood before. */
export function UserHistory({ id }: { readonly id: string }) {
  const t = useTexts(userFormTexts);
  const query = useInfiniteQuery({
    queryKey: ['admin', 'user-history', id],
    queryFn: ({ pageParam, signal }) => call(getUserHistory, { id, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isLive: true },
  });
  const { data, error, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  if (isError)
    return (
      <ErrorState title={t('history.failed')} isRetrying={isFetching} onRetry={() => void refetch()}>
        {failureSentence(error, t('loadFailedHint'))}
      </ErrorState>
    );
  if (!data) return <LoadingState rows={5} />;
  const events = data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <EmptyState icon="history" title={t('history.empty')} />;
  return (
    <Stack>
      <Timeline label={t('history.label')} heading="h2" events={events.map((event) => present(event, t))} />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}

interface EventLook {
  readonly key: Parameters<Words>[0] & `event.${string}`;
  readonly icon: IconName;
}

const looks: Readonly<Record<string, EventLook>> = {
  'user.added': { key: 'event.userAdded', icon: 'add' },
  'user.changed': { key: 'event.userChanged', icon: 'edit' },
  'user.removed': { key: 'event.userRemoved', icon: 'delete' },
  'user.invited': { key: 'event.userInvited', icon: 'send' },
  'password.changed': { key: 'event.passwordChanged', icon: 'key' },
  'password.change-refused': { key: 'event.passwordChanged', icon: 'key' },
  'password.first-chosen': { key: 'event.passwordFirst', icon: 'key' },
  'password.recovered': { key: 'event.passwordRecovered', icon: 'key' },
  'profile.changed': { key: 'event.profileChanged', icon: 'edit' },
  'mail.changed': { key: 'event.mailChanged', icon: 'mail' },
  'mail.change-cancelled': { key: 'event.mailCancelled', icon: 'mail' },
  'phone.change-asked': { key: 'event.phoneAsked', icon: 'phone' },
  'phone.changed': { key: 'event.phoneChanged', icon: 'phone' },
  'phone.change-cancelled': { key: 'event.phoneCancelled', icon: 'phone' },
  'sign-in.passed': { key: 'event.signedIn', icon: 'account' },
  'sign-in.failed': { key: 'event.signedIn', icon: 'account' },
  'second-factor.failed': { key: 'event.codeFailed', icon: 'lock' },
  'session.signed-out': { key: 'event.signedOut', icon: 'logout' },
  'session.ended': { key: 'event.sessionEnded', icon: 'logout' },
  'session.others-ended': { key: 'event.sessionEnded', icon: 'logout' },
  'acting.started': { key: 'event.actingStarted', icon: 'users' },
  'acting.stopped': { key: 'event.actingStopped', icon: 'users' },
  'notifications.changed': { key: 'event.notificationsChanged', icon: 'bell' },
  'sign-up.confirmed': { key: 'event.signUpConfirmed', icon: 'check' },
  'account.removal-asked': { key: 'event.removalAsked', icon: 'delete' },
};

/** Actions of which there are many alike, by how they begin. */
const families: readonly (readonly [string, EventLook])[] = [
  ['passkey.', { key: 'event.passkey', icon: 'key' }],
  ['qr-code.', { key: 'event.qrCode', icon: 'qr' }],
  ['authenticator.', { key: 'event.authenticator', icon: 'shield' }],
  ['recovery-code', { key: 'event.authenticator', icon: 'shield' }],
];

function present({ sequence, at, action, by, isRefused, changes }: UserEvent, t: Words) {
  const look = looks[action] ?? families.find(([start]) => action.startsWith(start))?.[1];
  const what = look ? (t as (key: string) => string)(look.key) : t('history.other', { action });
  return {
    id: String(sequence),
    at,
    what: isRefused ? t('history.refused', { what }) : what,
    ...(by !== '' && { who: by }),
    icon: look?.icon ?? 'info',
    ...(isRefused && { tone: 'warning' as const }),
    ...(changes.length > 0 && { detail: <Changes changes={changes} /> }),
  };
}

/** What was changed, field by field. */
function Changes({ changes }: { readonly changes: readonly UserChange[] }) {
  const t = useTexts(userFormTexts);
  const show = (value: string) => {
    if (value === '') return t('history.blank');
    return value === 'S' || value === 'N' ? t(value === 'S' ? 'history.yes' : 'history.no') : value;
  };
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{t(`field.${field as 'email'}`)}</dt>
          <dd>
            <s>{show(before)}</s> {'→'} {show(after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
