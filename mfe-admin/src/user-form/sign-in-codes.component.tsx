import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { allowSignInCodes, type OpenedUser } from 'shared-api/contracts/admin';
import { contactWaitDays } from 'shared-api/contracts/directory';
import { Button, Card, formatInstant, notify, Row, Stack, useConfirm, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';
import { userHistoryQuery, userQuery } from './user-queries.ts';

interface SignInCodesCardProps {
  readonly user: Pick<OpenedUser, 'id' | 'name' | 'signInCodes'>;
}

/** What can be done for who signs in by app or passkey alone and lost both; nothing of others. */
export function SignInCodesCard({ user: { id, name, signInCodes } }: SignInCodesCardProps) {
  const t = useTexts(userFormTexts);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const allowing = useMutation({
    mutationFn: (isAllowed: boolean) => call(allowSignInCodes, { id, isAllowed }),
    onSuccess: async (_, isAllowed) => {
      notify.success(t(isAllowed ? 'signInCodes.allowed' : 'signInCodes.withdrawn'));
      await queries.invalidateQueries(userQuery(id));
      await queries.invalidateQueries(userHistoryQuery(id));
    },
    onError: (error) => notify.error(failureSentence(error, t('signInCodes.failed'))),
  });
  if (!signInCodes) return null;
  const { countsFrom, by } = signInCodes;
  const allow = async () => {
    const isSure = await ask({
      title: t('signInCodes.sure', { name }),
      text: t('signInCodes.sureText', { days: contactWaitDays }),
      confirmLabel: t('signInCodes.allow'),
    });
    if (isSure) allowing.mutate(true);
  };
  return (
    <Card title={t('signInCodes.title')}>
      <Stack gap="s">
        <p>
          {countsFrom === null
            ? t('signInCodes.none')
            : t('signInCodes.from', { when: formatInstant(countsFrom), by })}
        </p>
        <Row>
          {countsFrom === null ? (
            <Button isBusy={allowing.isPending} onClick={() => void allow()}>
              {t('signInCodes.allow')}
            </Button>
          ) : (
            <Button isBusy={allowing.isPending} onClick={() => allowing.mutate(false)}>
              {t('signInCodes.withdraw')}
            </Button>
          )}
        </Row>
      </Stack>
      {dialog}
    </Card>
  );
}
