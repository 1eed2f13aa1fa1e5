import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { call, failureSentence } from 'shared-api';
import { finishCompanySignIn, type LoginOutcome } from 'shared-api/contracts/auth';
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
  const away = useRef<ReturnType<typeof consumeAway>>(undefined);
  const isFollowed = useRef(false);
  const goBack = () => void navigate('/', { replace: true, state });

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    away.current = consumeAway();
    void navigate('.', { replace: true, state: away.current?.wanted ?? null });
    if (answer !== '') mutate();
  }, [answer, mutate, navigate]);

  const [said, setSaid] = useState<LoginOutcome>();
  const [over, setOver] = useState<Error>();
  const outcome = data?.outcome ?? said;
  const isByPasskey = data?.passkey === true;
  useEffect(() => {
    if (!outcome || isFollowed.current) return;
    isFollowed.current = true;
    if (away.current) remember(away.current.company);
    if (!isByPasskey) proceed(outcome);
  }, [outcome, isByPasskey, proceed, remember]);

  const isImpossible = outcome && (!outcome.isProductEnabled || outcome.loginType === 'SMS_ERR_TEL_NUMBER');
  const failed = error ?? over;
  const failure = failed ? failureSentence(failed, t('failed')) : undefined;
  const problem = answer === '' ? t('nothing') : isImpossible ? t('notPossible') : failure;
  return {
    problem,
    trial: data?.trial ?? undefined,
    /** The question for a name that the provider does not send; undefined where none is asked, or it is answered. */
    naming: data?.asks && !outcome ? { asks: data.asks, onSaid: setSaid, onOver: setOver } : undefined,
    factor,
    /** What goes on once the passkey was shown that is due; undefined where none is. */
    onPasskey: isByPasskey ? proceed : undefined,
    /** The provider that the code links to the account; empty where it links none. */
    links: data?.links ?? '',
    complete,
    cancel: () => {
      cancel();
      goBack();
    },
    goBack,
  };
}
