import { asApiError, failureSentence } from 'shared-api';
import { Banner, Card, ErrorState, lazyPart, LoadingState, Stack, useTexts } from 'shared-ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { NewPhone } from './phone-change/new-phone.component.tsx';
import { ProfileFacts } from './profile-facts.component.tsx';
import { ProfileFields } from './profile-fields.component.tsx';
import type { ProfileForm } from './profile-form.ts';
import { profileTexts } from './profile.texts.ts';
import type { useProfile } from './use-profile.ts';

const PhoneDialog = lazyPart(() =>
  import(/* webpackChunkName: "phone-dialog" */ './phone-change/phone.dialog.tsx').then((m) => m.PhoneDialog),
);

interface DataSectionProps {
  readonly query: ReturnType<typeof useProfile>;
  readonly form: ProfileForm;
  readonly isOwn: boolean;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
  /** Above the fields: what waits for the person. */
  readonly children?: ReactNode;
}

/** Dati: who one is. Cards about the person's data go here, a line each. */
export function DataSection({ query, form, isOwn, onSubmit, children }: DataSectionProps) {
  const t = useTexts(profileTexts);
  const [phoneStep, setPhoneStep] = useState<'number' | 'code'>();
  const { data: profile, error, isError, isFetching, refetch } = query;
  return (
    <Card title={t(isOwn ? 'data.title' : 'section.data')}>
      {!profile && !isError && <LoadingState shape="form" rows={3} />}
      {!profile && isError && (
        <ErrorState
          title={t('data.loadFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          supportCode={asApiError(error)?.requestId}
        >
          {failureSentence(error, t('data.loadFailedHint'))}
        </ErrorState>
      )}
      {profile && (
        <Stack>
          {!profile.mayEdit && <Banner>{t('data.readOnly')}</Banner>}
          {children}
          {isOwn && (
            <NewPhone
              profile={profile}
              isConfirming={phoneStep === 'code'}
              onConfirming={(isConfirming) => setPhoneStep(isConfirming ? 'code' : undefined)}
            />
          )}
          <ProfileFields profile={profile} form={form} isReadOnly={!profile.mayEdit} onSubmit={onSubmit} />
          <ProfileFacts profile={profile} isOwn={isOwn} onChangePhone={() => setPhoneStep('number')} />
          {phoneStep === 'number' && (
            <PhoneDialog
              profile={profile}
              onPending={() => setPhoneStep('code')}
              onClose={() => setPhoneStep(undefined)}
            />
          )}
        </Stack>
      )}
    </Card>
  );
}
