import { useState } from 'react';
import { isFailure } from 'shared-api';
import { recentSignInMinutes, type PersonalDataState } from 'shared-api/contracts/auth';
import { Button, Card, formatInstant, useTexts } from 'shared-ui';
import { WaysInLead, WaysInState } from '../ways-in/ways-in.component.tsx';
import { ConfirmPasswordDialog } from '../passwords/confirm-password.dialog.tsx';
import { personalDataTexts } from './personal-data.texts.ts';
import { usePersonalData } from './use-personal-data.ts';

interface PersonalDataCardProps {
  /** Whose, where they are not one's own. */
  readonly userId: string | undefined;
}

/** Hands out what is held of a person; not there for who may not have another's. */
export function PersonalDataCard({ userId }: PersonalDataCardProps) {
  const t = useTexts(personalDataTexts);
  const { state, downloading, passwordProblem } = usePersonalData(userId);
  const [isAsking, setIsAsking] = useState(false);
  if (userId && (state.isPending || isFailure(state.error, 'not-found'))) return null;
  const { data } = state;
  const close = () => {
    setIsAsking(false);
    downloading.reset();
  };
  const needsPassword = data?.needsPassword ?? false;
  return (
    <Card title={t('title')}>
      <WaysInLead>{t(userId ? 'leadOther' : 'lead')}</WaysInLead>
      <WaysInState list={state} shape="lines" failed={t('loadFailed')} hint={t('loadFailedHint')} />
      {data && (
        <>
          <HandOuts handedOut={data.handedOut} isOther={userId !== undefined} />
          <Button
            icon="download"
            isBusy={downloading.isPending}
            onClick={() => (needsPassword ? setIsAsking(true) : downloading.mutate(undefined))}
          >
            {t(userId ? 'downloadOther' : 'download')}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmPasswordDialog
          title={t('ask.title')}
          text={t('ask.text', { minutes: recentSignInMinutes })}
          submitLabel={t(userId ? 'downloadOther' : 'download')}
          isBusy={downloading.isPending}
          passwordProblem={passwordProblem}
          onSubmit={(password) => downloading.mutate(password, { onSuccess: () => setIsAsking(false) })}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface HandOutsProps {
  readonly handedOut: PersonalDataState['handedOut'];
  readonly isOther: boolean;
}

function HandOuts({ handedOut, isOther }: HandOutsProps) {
  const t = useTexts(personalDataTexts);
  if (handedOut.length === 0) return null;
  return (
    <div>
      <h3>{t('handedOut')}</h3>
      <ul>
        {handedOut.map(({ at, by, isOwn }) => (
          <li key={at}>
            {t(isOwn ? (isOther ? 'byPerson' : 'byOwn') : 'byOther', {
              when: formatInstant(at),
              name: by || t('somebody'),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
