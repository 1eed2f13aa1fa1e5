import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { absencesLiveKey, faultsOfTime, quoteLeave, type LeaveCause } from 'shared-api/contracts/absences';
import { callQuery } from 'shared-api/queries';
import { timeOfLeave, type LeaveForm } from './leave-form.ts';

/** What the request of the form would take, once its days and its causale are chosen; and the plan of a single day, in minutes. */
export function useLeaveQuote({ range, cause, duration, start, end }: LeaveForm['typed']) {
  const wholeDay = range && { ...range, start: null, end: null };
  const whole = useQuote(wholeDay, cause);
  const isSingle = range !== undefined && range.from === range.to;
  const planned = isSingle ? whole.data?.days.find(({ day }) => day === range.from)?.minutes : undefined;
  const time = range && timeOfLeave({ range, duration, start, end }, planned);
  const quote = useQuote(time, cause);
  return { quote, time, planned };
}

type Time = ReturnType<typeof timeOfLeave>;

function useQuote(time: Time | undefined, cause: LeaveCause | '') {
  const isKnown = time !== undefined && cause !== '' && Object.keys(faultsOfTime(time)).length === 0;
  return useQuery({
    ...callQuery(quoteLeave, isKnown ? { ...time, cause } : undefined, { live: absencesLiveKey }),
    placeholderData: isKnown ? keepPreviousData : undefined,
    retry: 1,
  });
}
