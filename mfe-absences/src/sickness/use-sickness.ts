import { useQuery } from '@tanstack/react-query';
import { absencesLiveKey, getSicknessCalendar, quoteSickness } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';

/** Days from the first to the last. */
export interface DaySpan {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** The days that carry sicknesses of whom one acts for, or one's own. */
export function useSicknessCalendar() {
  return useQuery({
    ...callQuery(getSicknessCalendar, {}, { live: absencesLiveKey }),
  });
}

/** What a sickness of these days would take and give back. */
export function useSicknessQuote(span: DaySpan | undefined) {
  return useQuery({
    ...callQuery(quoteSickness, span, { live: absencesLiveKey }),
  });
}
