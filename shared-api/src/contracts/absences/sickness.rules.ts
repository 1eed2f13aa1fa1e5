import { addDays, type PlainDay } from '../common/index.ts';

interface Period {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** The days of a sickness that none of its certificates covers, in order: what a doctor certified is not always what was asked for. */
export function uncoveredDays({ from, to }: Period, certificates: readonly Period[]): PlainDay[] {
  const days: PlainDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!certificates.some((certificate) => certificate.from <= day && day <= certificate.to)) days.push(day);
  return days;
}
