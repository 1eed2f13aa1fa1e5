/** Bytes of a file that mail servers still accept as an attachment. */
export const maxMailAttachment = 18_000_000;
