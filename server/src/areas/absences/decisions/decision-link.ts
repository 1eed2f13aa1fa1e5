/** What the one-time links of decisions are for. */
export const decisionLinkPurpose = 'absence-decision';

/** How long a link of a mail decides: a week. */
export const decisionLinkValidForMs = 7 * 24 * 60 * 60_000;

interface LinkSubject {
  readonly requestId: string;
  readonly userId: string;
}

/** What a link is about: a request and whoever it was written to. */
export function writeLinkSubject({ requestId, userId }: LinkSubject): string {
  return JSON.stringify([requestId, userId]);
}

/** Reads what `writeLinkSubject` wrote. */
export function readLinkSubject(subject: string): LinkSubject {
  const [requestId, userId] = JSON.parse(subject) as [string, string];
  return { requestId, userId };
}
