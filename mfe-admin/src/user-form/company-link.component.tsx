import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { unlinkUser, type OpenedUser } from 'shared-api/contracts/admin';
import { Button, Card, formatInstant, notify, Row, Stack, useConfirm, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';
import { userHistoryQuery, userQuery } from './user-queries.ts';

/** By which provider of their company a person comes in, and the way to undo that; nothing of who never did. */
export function CompanyLinkCard({ user: { id, name, companyLink } }: { readonly user: OpenedUser }) {
  const t = useTexts(userFormTexts);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const unlinking = useMutation({
    mutationFn: () => call(unlinkUser, { id }),
    onSuccess: async () => {
      notify.success(t('companyLink.done'));
      await queries.invalidateQueries(userQuery(id));
      await queries.invalidateQueries(userHistoryQuery(id));
    },
    onError: (error) => notify.error(failureSentence(error, t('companyLink.failed'))),
  });
  if (!companyLink) return null;
  const unlink = async () => {
    const isSure = await ask({
      title: t('companyLink.sure', { name }),
      text: t('companyLink.sureText'),
      confirmLabel: t('companyLink.unlink'),
      tone: 'danger',
    });
    if (isSure) unlinking.mutate();
  };
  const { provider, linkedAt } = companyLink;
  return (
    <Card title={t('companyLink.title')}>
      <Stack gap="s">
        <p>{t('companyLink.since', { provider, when: formatInstant(linkedAt) })}</p>
        <Row>
          <Button isBusy={unlinking.isPending} onClick={() => void unlink()}>
            {t('companyLink.unlink')}
          </Button>
        </Row>
      </Stack>
      {dialog}
    </Card>
  );
}
