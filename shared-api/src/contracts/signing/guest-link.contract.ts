import { z } from 'zod';
import { defineCall, instant, okAnd, okAnswer, wholeNumber, wireObject, zeroOne } from '../common/index.ts';

/** The parameter of the landing address (spec 02 §4): base64 of user, secret and document id with bars, one character around. Of any length: one that a mail program cut short is a link that is not valid, not a failure. */
const link = z.string();

/**
 * Why a link leads nowhere, the one cause: it is cut or was never ours (`incomplete`), a newer one was sent (`replaced`), the document was taken
 * back or deleted (`withdrawn`), its receiver has another address, where a new link went (`readdressed`), whoever opened it said that they are not its receiver (`misaddressed`), or thirty days have passed since it was
 * signed (`over`, departure D82).
 */
export const guestLinkEnd = z.enum([
  'incomplete',
  'replaced',
  'withdrawn',
  'readdressed',
  'misaddressed',
  'over',
]);
export type GuestLinkEnd = z.infer<typeof guestLinkEnd>;

/** What a link leads to, before anything is opened: asking changes nothing (departure D2). Fails with `link-invalid` (410), whose `cause` is a `GuestLinkEnd`. */
export const getGuestLink = defineCall({
  name: 'getReservation',
  access: 'public',
  input: wireObject({ link }),
  output: wireObject({
    title: z.string(),
    sender: z.string(),
    senderEmail: ['email_mitt', z.string()],
    company: z.string(),
    receiverName: ['nome', z.string()],
    sentAt: ['date_sent', instant.nullable()],
    pageCount: ['pages_total', wholeNumber],
    signaturesDone: ['signs_done', wholeNumber],
    signaturesTotal: ['signs_total', wholeNumber],
    expiresAt: ['date_expire', instant.nullable()],
    isExpired: ['expired', zeroOne],
    isSigned: ['is_signatured', zeroOne],
    /** Whether it can be signed only by who signs in: they come in by an app or a passkey alone (decision 120). */
    needsSignIn: ['sign_in_first', z.boolean().optional()],
    /** The document, where who asks is signed in as its receiver: they open it as themselves, and need no link. */
    ownDocumentId: ['own_document', z.string().nullable().default(null)],
  }),
});

/** Opens a guest session of two hours for the link's document alone; a session that stood before ends, unless it is its receiver's own: then none is opened. */
export const openGuestLink = defineCall({
  name: 'openReservation',
  access: 'public',
  input: wireObject({ link }),
  /** Whose guest the page is now; absent for who goes on as themselves. */
  output: okAnd({ documentId: ['id_message', z.string().optional()] }),
});

/** Asks the sender by mail to send an expired document again; a few times a day. Fails with `conflict` while it can still be signed. */
export const requestNewSending = defineCall({
  name: 'requestNewReservation',
  access: 'public',
  input: wireObject({ link }),
  output: okAnswer,
});

/** The same, by its receiver who has the document open: a guest, or one of the staff. Fails as the other does. */
export const requestNewSendingOf = defineCall({
  name: 'requestNewSending',
  access: 'guest',
  input: wireObject({ id: z.string().min(1) }),
  output: okAnswer,
});

/**
 * Says that whoever has the link is not its document's receiver: the link ends, the sender is told by mail, and nobody signs until the document is
 * sent anew (departure D201). Fails with `conflict` once a box is signed, and with `link-invalid` as the others do.
 */
export const reportWrongReceiver = defineCall({
  name: 'reportWrongReceiver',
  access: 'public',
  input: wireObject({ link }),
  output: okAnswer,
});
