/**
 * Header by which a page says whose it is (user id). The server refuses a call for anybody else (`other-person`): two people in
 * two tabs of one browser never act for each other.
 */
export const pagePersonHeader = 'x-sportello-person';

const guestPrefix = 'guest:';

/** The user id of a document's guests: all of a document are one, so that they can be sent away together. */
export function guestId(documentId: string): string {
  return guestPrefix + documentId;
}

/** Whether a user id is that of a document's guests. */
export function isGuestId(userId: string): boolean {
  return userId.startsWith(guestPrefix);
}
