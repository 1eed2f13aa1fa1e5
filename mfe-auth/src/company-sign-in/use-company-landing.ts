import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
  const [channel] = useLastChannel();
  const remember = useSetAtom(companyState);
  const [problem, setProblem] = useState<string>();
  const { factor, proceed, cancel, complete } = useSignIn(useFinishSignIn());
  const ending = useMutation({
    mutationFn: (answer: string) =>
      call(finishCompanySignIn, { answer, channel }, { signal: AbortSignal.timeout(answerLimit) }),
    onError: (error) => setProblem(failureSentence(error, t('failed'))),
  });
  const isBegun = useRef(false);
  const goBack = () => void navigate('/', { replace: true, state });

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const away = consumeAway();
    void navigate('.', { replace: true, state: away?.wanted ?? null });
    if (search === '') return setProblem(t('nothing'));
    ending.mutate(search.slice(1), {
      onSuccess: ({ outcome }) => {
        if (outcome && away) remember(away.company);
      },
    });
  });

  const outcome = ending.data?.outcome;
  useEffect(() => {
    if (!outcome) return;
    proceed(outcome);
    if (!outcome.isProductEnabled || outcome.loginType === 'SMS_ERR_TEL_NUMBER') setProblem(t('notPossible'));
    // Each outcome is followed once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome]);

  return {
    problem,
    trial: ending.data?.trial ?? undefined,
    factor,
    complete,
    cancel: () => {
      cancel();
      goBack();
    },
    goBack,
  };
}
