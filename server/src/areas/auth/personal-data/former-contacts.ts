import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { contactEvents } from '../contacts/contact-names.ts';
import type { UserRecord } from '../users/user.schema.ts';

/** How somebody was reached before: addresses, and numbers with their prefix. */
interface FormerContacts {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/**
 * The addresses that were a person's own, by the events of their chain: those that they gave themselves, and those at which it was shown that
 * they read there. What somebody else wrote may be anybody's (decision 148).
 */
export function provedEmailsOf(userId: string, events: readonly Event[]): readonly string[] {
  const { action: changed } = contactEvents.email.changed;
  return events
    .flatMap(({ action, actor, data }) => {
      if (action === 'mail.confirmed') return [data['to']];
      if (actor !== userId) return [];
      return action === changed ? [data['after']] : emailsIn(data);
    })
    .filter((email) => typeof email === 'string');
}

/** The events that say how somebody is reached: those of a change, and whatever else names an address. */
export const eventsOfContacts = {
  field: 'email',
  actions: [contactEvents.email.changed.action, contactEvents.phone.changed.action, 'mail.confirmed'],
} as const;

type Event = Pick<AuditRow, 'action' | 'actor' | 'data'>;

/**
 * The addresses and numbers that counted for a person once, by their row and the events of their chain. What only waited to be confirmed is
 * none of them: anybody can enter somebody else's.
 */
export function formerContactsOf(
  { emailBefore, phoneBefore }: Pick<UserRecord, 'emailBefore' | 'phoneBefore'>,
  events: readonly Event[],
): FormerContacts {
  const changes = (action: string) =>
    events.filter((event) => event.action === action).flatMap(({ data }) => [data['before'], data['after']]);
  const emails = [
    emailBefore,
    ...changes(contactEvents.email.changed.action),
    ...events.flatMap(({ data }) => emailsIn(data)),
  ];
  const phones = [phoneBefore, ...changes(contactEvents.phone.changed.action)];
  return { emails: textsLike(/^[^\s@]+@[^\s@]+$/, emails), phones: textsLike(/^\+\d{5,}$/, phones) };
}

/** What stands under `email`, however deep; by itself, or as it was and is. */
function emailsIn(data: unknown, isEmail = false): unknown[] {
  if (typeof data !== 'object' || data === null) return isEmail ? [data] : [];
  return Object.entries(data).flatMap(([name, value]) =>
    emailsIn(value, name === 'email' || (isEmail && ['before', 'after'].includes(name))),
  );
}

function textsLike(shape: RegExp, values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string' && shape.test(value)))] as string[];
}
