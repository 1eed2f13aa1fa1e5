/** Id of the product, as the calls of signing in name it (spec 01 §7). */
export const productId = 'docsign';

/** How long an answer is waited for, in milliseconds. */
export const answerLimit = 20_000;
