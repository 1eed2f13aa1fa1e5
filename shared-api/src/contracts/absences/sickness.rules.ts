import { addDays, type PlainDay } from '../common/index.ts';

interface Period {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/**
 * The days that a certificate leaves of a sickness, where it says fewer; undefined where it covers all of them, or none. A doctor who makes
 * a prognosis shorter writes one.
 */
export function certifiedPart({ from, to }: Period, certificate: Period): Period | undefined {
  const part = {
    from: certificate.from > from ? certificate.from : from,
    to: certificate.to < to ? certificate.to : to,
  };
  const isAll = part.from === from && part.to === to;
  return isAll || part.from > part.to ? undefined : part;
}

/**
 * The day on which a sickness ends by its newest certificate, where an older one that covers that day went on for longer: a prognosis that
 * was made shorter. Undefined where none was.
 */
export function rectifiedEnd(
  { to }: Period,
  certificates: readonly (Period & { readonly addedAt: string })[],
): PlainDay | undefined {
  const newest = certificates.reduce<(typeof certificates)[number] | undefined>(
    (latest, each) => (latest === undefined || each.addedAt >= latest.addedAt ? each : latest),
    undefined,
  );
  if (!newest || newest.to >= to) return undefined;
  const wentOn = certificates.some((each) => each.from <= newest.to && newest.to < each.to);
  return wentOn ? newest.to : undefined;
}

/** The days of a sickness that none of its certificates covers, in order: what a doctor certified is not always what was asked for. */
export function uncoveredDays({ from, to }: Period, certificates: readonly Period[]): PlainDay[] {
  const days: PlainDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!certificates.some((certificate) => certificate.from <= day && day <= certificate.to)) days.push(day);
  return days;
}
