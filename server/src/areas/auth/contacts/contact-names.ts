import type { ContactKind } from 'shared-api/contracts/directory';

/** What the links are for by which a proposed address or number is confirmed or refused. */
export function contactLinkPurpose(kind: ContactKind): string {
  return `proposed-${kind}`;
}

/** What a proposal is called in its event. */
export const pendingFields = { email: 'pendingEmail', phone: 'pendingPhone' } as const satisfies Record<
  ContactKind,
  string
>;

/** The events of a person's chain about how they are reached. */
export const contactEvents = {
  email: {
    proposed: { action: 'mail.proposed' },
    refused: { action: 'mail.proposal-refused' },
    withdrawn: { action: 'mail.proposal-withdrawn' },
    cancelled: { action: 'mail.change-cancelled' },
    changed: { action: 'mail.changed' },
  },
  phone: {
    proposed: { action: 'phone.proposed' },
    refused: { action: 'phone.proposal-refused' },
    withdrawn: { action: 'phone.proposal-withdrawn' },
    cancelled: { action: 'phone.change-cancelled' },
    changed: { action: 'phone.changed' },
  },
} as const satisfies Record<ContactKind, Readonly<Record<string, { readonly action: string }>>>;
