import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError, call, failureSentence } from 'shared-api';
import { saveStrongSignIn } from 'shared-api/contracts/auth';
import { contactWaitDays } from 'shared-api/contracts/directory';
import { Button, Card, notify, StatusBadge, useTexts } from 'shared-ui';
import { ConfirmPasswordDialog } from '../passwords/confirm-password.dialog.tsx';
import { WaysInLead, WaysInState } from '../ways-in/ways-in.component.tsx';
import { strongSignInTexts } from './strong-sign-in.texts.ts';
import { useStrongDemand } from './use-strong-demand.ts';

/** Whether the person signs in by an app or a passkey alone: their own choice, or their company's. */
export function StrongSignInCard() {
  const t = useTexts(strongSignInTexts);
  const query = useStrongDemand();
  const [wanted, setWanted] = useState<'on' | 'off'>();
  const saving = useMutation({
    mutationFn: ({ isOn, password }: { readonly isOn: boolean; readonly password: string }) =>
      call(saveStrongSignIn, { isOn, password }),
    onSuccess: async (_, { isOn }) => {
      notify.success(t(isOn ? 'done.on' : 'done.off'));
      setWanted(undefined);
      await query.refetch();
    },
  });
  const passwordProblem = asApiError(saving.error)?.fields?.['password'];
  const close = () => {
    setWanted(undefined);
    saving.reset();
  };
  const demand = query.data?.demand;
  const isOn = demand !== 'none';
  return (
    <Card
      title={t('title')}
      aside={
        demand && (
          <StatusBadge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'state.on' : 'state.off')}</StatusBadge>
        )
      }
    >
      <WaysInLead>{t('lead')}</WaysInLead>
      <WaysInLead>{t('lost', { days: contactWaitDays })}</WaysInLead>
      <WaysInState list={query} shape="lines" failed={t('loadFailed')} hint={t('loadFailedHint')} />
      {demand === 'company' && <WaysInLead>{t('company')}</WaysInLead>}
      {demand === 'none' && (
        <Button icon="lock" onClick={() => setWanted('on')}>
          {t('turnOn')}
        </Button>
      )}
      {demand === 'own' && <Button onClick={() => setWanted('off')}>{t('turnOff')}</Button>}
      {wanted && (
        <ConfirmPasswordDialog
          title={t(`sure.${wanted}`)}
          text={t(`sureText.${wanted}`)}
          submitLabel={t(wanted === 'on' ? 'turnOn' : 'turnOff')}
          isBusy={saving.isPending}
          passwordProblem={passwordProblem}
          problem={
            saving.error && passwordProblem === undefined ? failureSentence(saving.error, t('failed')) : null
          }
          onSubmit={(password) => saving.mutate({ isOn: wanted === 'on', password })}
          onClose={close}
        />
      )}
    </Card>
  );
}
