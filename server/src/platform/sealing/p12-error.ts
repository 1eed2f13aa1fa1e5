/** The P12 cannot be used, in words for whoever operates the server. */
export class P12Error extends Error {}
