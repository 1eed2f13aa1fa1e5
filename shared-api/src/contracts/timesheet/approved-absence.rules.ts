/** What an approved request of leave or sickness takes of a day. */
export interface ApprovedAbsence {
  readonly requestId: string;
  /** The causale. */
  readonly causeId: string;
  readonly minutes: number;
}

/** What of a day's absence was approved, in minutes, and its cause: that of the longest; null where nothing was. */
export interface ApprovedPart {
  readonly minutes: number;
  readonly causeId: string | null;
}

/** So much of an absence for one reason; null where nobody said why. */
export interface AbsencePart {
  readonly causeId: string | null;
  readonly minutes: number;
}

/** What was approved of a day by several requests together. */
export function approvedOf(absences: readonly ApprovedAbsence[]): ApprovedPart {
  const minutes = absences.reduce((total, absence) => total + absence.minutes, 0);
  const [longest] = absences.toSorted((one, other) => other.minutes - one.minutes);
  return { minutes, causeId: longest?.causeId ?? null };
}

/**
 * The absence of a day by its reasons: what was approved, each with its own, and what was entered beyond that. One part a reason, in that
 * order; together they are the whole absence.
 */
export function absencePartsOf(
  { absence, causeId }: { readonly absence: number; readonly causeId: string | null },
  absences: readonly ApprovedAbsence[],
): AbsencePart[] {
  const entered = absence - approvedOf(absences).minutes;
  const parts: readonly AbsencePart[] = [...absences, { causeId, minutes: entered }];
  const sums = new Map<string | null, number>();
  for (const part of parts)
    if (part.minutes > 0) sums.set(part.causeId, (sums.get(part.causeId) ?? 0) + part.minutes);
  return [...sums].map(([cause, minutes]) => ({ causeId: cause, minutes }));
}
