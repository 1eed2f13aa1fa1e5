/**
 * Header of every answer of our server. What a portal, a gateway or a filter answers in its place has none: such bytes are never
 * saved or shown as ours (decision 097).
 */
export const answerMark = 'x-sportello-answer';

/** Header of a file whose content is known before it is sent: its SHA-256, as `sha-256=:<base64>:` (RFC 9530). */
export const contentDigestHeader = 'repr-digest';
