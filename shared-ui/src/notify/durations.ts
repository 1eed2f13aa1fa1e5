/** How long a popup stays, in milliseconds, named by what it serves. `null` is until closed. */
export const durations = {
  /** A step that leads on at once (spec 01 §9, alert timeouts). */
  blink: 500,
  /** Success, and validation messages of one field: codes, confirmation mails, signature objects (spec 01 §8, 02 §5, 02 §8). */
  brief: 2000,
  /** 'Prodotto non abilitato', ErrDetails of upload and signing, 'Error signing document' (spec 01 §8, 02 §8). */
  normal: 3000,
  /** The longer validation messages (spec 02 §5 and §9). */
  validation: 3500,
  /** A phone number that is missing or wrong (spec 01 §8). */
  long: 4000,
  /** The Error of a failed call (spec 01 §8, 02 §8). */
  failure: 8000,
  /** How long something further is offered. */
  offer: 10_000,
  /** How long a destructive step can be undone. */
  undo: 10_000,
  /** ErrDetails at sign-in: until the person closes it (spec 01 §8). */
  untilClosed: null,
} as const;

/** The name of a duration. */
export type DurationName = keyof typeof durations;
