import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { call, failureSentence } from 'shared-api';
import { finishCompanySignIn } from 'shared-api/contracts/auth';
import { useTexts } from 'shared-ui';
import { useLastChannel } from '../sign-in/last-channel.ts';
import { answerLimit } from '../sign-in/sign-in-settings.ts';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import { consumeAway } from './away.ts';
import { companySignInTexts } from './company-sign-in.texts.ts';
import { companyState } from './company-state.ts';

/** Hands in once what the provider sent back, and takes it out of the address at once: no history keeps it. */
export function useCompanyLanding() {
  const t = useTexts(companySignInTexts);
  const { search, state } = useLocation();
  const { company } = useParams();
  const navigate = useNavigate();
  const [channel] = useLastChannel();
  const remember = useSetAtom(companyState);
  const [answer] = useState(search.slice(1));
  const { factor, proceed, cancel, complete } = useSignIn(useFinishSignIn());
  const { mutate, data, error } = useMutation({
    mutationFn: () =>
      call(finishCompanySignIn, { answer, channel, company }, { signal: AbortSignal.timeout(answerLimit) }),
  });
  const isBegun = useRef(false);
  const isFollowed = useRef(false);
  const goBack = () => void navigate('/', { replace: true, state });

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const away = consumeAway();
    void navigate('.', { replace: true, state: away?.wanted ?? null });
    if (answer === '') return;
    mutate(undefined, {
      onSuccess: ({ outcome }) => {
        if (outcome && away) remember(away.company);
      },
    });
  }, [answer, mutate, navigate, remember]);

  const outcome = data?.outcome;
  useEffect(() => {
    if (!outcome || isFollowed.current) return;
    isFollowed.current = true;
    proceed(outcome);
  }, [outcome, proceed]);

  const isImpossible = outcome && (!outcome.isProductEnabled || outcome.loginType === 'SMS_ERR_TEL_NUMBER');
  const failure = error ? failureSentence(error, t('failed')) : undefined;
  const problem = answer === '' ? t('nothing') : isImpossible ? t('notPossible') : failure;
  return {
    problem,
    trial: data?.trial ?? undefined,
    factor,
    complete,
    cancel: () => {
      cancel();
      goBack();
    },
    goBack,
  };
}
