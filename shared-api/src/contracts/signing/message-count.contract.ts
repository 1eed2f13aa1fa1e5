import { countCall } from '../platform/index.ts';

/** Messages whose reading the caller has not accepted yet (spec 02 §4): their own, whomever they act for; a guest has none. */
export const countUnreadMessages = countCall('getNumMsgToReadApi');
