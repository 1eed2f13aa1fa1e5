import { useEffect, useState } from 'react';
import { call, failureSentence } from 'shared-api';
import { findCompanySignIn, startCompanySignIn, type FoundCompanySignIn } from 'shared-api/contracts/auth';
import { Button, notify, useTexts } from 'shared-ui';
import { answerLimit } from '../sign-in/sign-in-settings.ts';
import { useBusy } from '../sign-in/use-busy.ts';
import { leaveForProvider, openTabForProvider } from './away.ts';
import { companySignInTexts } from './company-sign-in.texts.ts';

interface CompanyButtonProps {
  readonly typed: string;
  readonly company: string;
  readonly wanted: unknown;
  readonly staysHere: boolean;
}

const pauseMs = 400;
/** What may be a mail address; the server says whose. */
const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The button that leads to the provider of the company that fits what is typed, or else the known one. */
export function CompanyButton({ typed, company, wanted, staysHere }: CompanyButtonProps) {
  const t = useTexts(companySignInTexts);
  const { isBusy, run } = useBusy();
  const address = addressShape.test(typed.trim()) ? typed.trim() : undefined;
  const found = useFound(address, company);
  if (!found) return null;
  const away = { company: found.company, wanted };
  const start = async (tab: Window | null) => {
    const input = { company: found.company, typed: address };
    const { address: next } = await call(startCompanySignIn, input, limited());
    if (tab) tab.location.replace(next);
    else leaveForProvider(next, away);
  };
  const handleClick = () => {
    notify.clear();
    const tab = staysHere ? openTabForProvider(away) : null;
    void run(() => start(tab)).catch((error: unknown) => {
      tab?.close();
      notify.error(failureSentence(error, t('failed')), { duration: 'untilClosed' });
    });
  };
  return (
    <>
      <Button
        icon="company"
        kind={found.isOnlyWay ? 'primary' : 'secondary'}
        isWide
        isBusy={isBusy}
        onClick={handleClick}
      >
        {t('enter', { name: found.name })}
      </Button>
      {found.isOnlyWay && <p>{t('onlyWay')}</p>}
      {staysHere && <p>{t('otherTab')}</p>}
    </>
  );
}

interface Answer {
  readonly typed: string | undefined;
  readonly company: string;
  readonly found: FoundCompanySignIn | null;
}

function useFound(typed: string | undefined, company: string): FoundCompanySignIn | null {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!typed && !company) return;
    const asking = new AbortController();
    const ask = () =>
      call(findCompanySignIn, { typed, company: company || undefined }, { signal: asking.signal }).then(
        ({ found }) => setAnswer({ typed, company, found }),
        // Whoever has no button signs in by the form; why there is none is nobody's question.
        () => undefined,
      );
    const pause = setTimeout(() => void ask(), typed ? pauseMs : 0);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [typed, company]);
  // What is typed now counts: an answer about something else is not one.
  return answer?.typed === typed && answer?.company === company ? answer.found : null;
}

const limited = () => ({ signal: AbortSignal.timeout(answerLimit) });
