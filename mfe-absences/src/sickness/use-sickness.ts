import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { absencesLiveKey, getSicknessCalendar, quoteSickness } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';

/** Days from the first to the last. */
export interface DaySpan {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** The days that carry sicknesses of whom one acts for, or one's own. */
export function useSicknessCalendar() {
  return useQuery({
    queryKey: [...absencesLiveKey, 'sickness', 'calendar'],
    queryFn: ({ signal }) => call(getSicknessCalendar, {}, { signal }),
    meta: { isLive: true },
  });
}

/** What a sickness of these days would take and give back. */
export function useSicknessQuote(span: DaySpan | undefined) {
  return useQuery({
    queryKey: [...absencesLiveKey, 'sickness', 'quote', span?.from, span?.to],
    queryFn: ({ signal }) => call(quoteSickness, span ?? { from: '', to: '' }, { signal }),
    enabled: span !== undefined,
    meta: { isLive: true },
  });
}
