import type { CollectedMonth } from '../exports/collect-months.ts';

/** What anybody may know why somebody was away; every other reason says something of health, family, faith or opinion (GDPR, art. 9). */
const ordinary: readonly (string | null)[] = ['FE', 'PE', 'EF', 'PN', null];

/** The cause of an absence whose reason is not said. */
export const unsaidCause = { id: '--', name: 'Assenza' } as const;

/** A month as it may leave the house: hours stay, a reason that is nobody's business becomes an absence. */
export function withoutSensitiveCauses(month: CollectedMonth): CollectedMonth {
  const unsaid = (causeId: string | null) => (ordinary.includes(causeId) ? causeId : unsaidCause.id);
  const days = month.days.map((day) => ({
    ...day,
    absenceParts: day.absenceParts.map((part) => ({ ...part, causeId: unsaid(part.causeId) })),
  }));
  return { ...month, days };
}
