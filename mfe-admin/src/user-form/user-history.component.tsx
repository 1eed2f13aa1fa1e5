import { useInfiniteQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import { actionInWords, type UserChange, type UserEvent } from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  Stack,
  useLanguage,
  useTexts,
  type IconName,
} from 'shared-ui';
import { Timeline } from 'shared-ui/history';
import classes from './user-form.module.css';
import { userFormTexts } from './user-form.texts.ts';
import { userHistoryQuery } from './user-queries.ts';

/** Storico: what happened to the account, who did it, what stood before. */
export function UserHistory({ id }: { readonly id: string }) {
  const t = useTexts(userFormTexts);
  const language = useLanguage();
  const query = useInfiniteQuery(userHistoryQuery(id));
  const { data, error, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  if (isError)
    return (
      <ErrorState
        title={t('history.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {failureSentence(error, t('loadFailedHint'))}
      </ErrorState>
    );
  if (!data) return <LoadingState rows={5} />;
  const events = data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <EmptyState icon="history" title={t('history.empty')} />;
  return (
    <Stack>
      <Timeline
        label={t('history.label')}
        heading="h2"
        events={events.map((event) => present(event, language))}
      />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}

/** The icons of what happens, by how the names of the actions begin; the first that fits counts. */
const icons: readonly (readonly [string, IconName])[] = [
  ['user.added', 'add'],
  ['user.removed', 'delete'],
  ['user.invited', 'send'],
  ['user.', 'edit'],
  ['profile.', 'edit'],
  ['password.', 'key'],
  ['passkey.', 'key'],
  ['qr-code.', 'qr'],
  ['authenticator.', 'shield'],
  ['recovery-code', 'shield'],
  ['mail.', 'mail'],
  ['phone.', 'phone'],
  ['sign-in.', 'account'],
  ['second-factor.', 'lock'],
  ['session.', 'logout'],
  ['acting.', 'users'],
  ['notifications.', 'bell'],
  ['sign-up.', 'check'],
  ['account.removal-asked', 'delete'],
];

function present({ sequence, at, action, by, isRefused, changes }: UserEvent, language: Language) {
  return {
    id: String(sequence),
    at,
    what: actionInWords(action, language),
    ...(by !== '' && { who: by }),
    icon: icons.find(([start]) => action.startsWith(start))?.[1] ?? ('info' as const),
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
