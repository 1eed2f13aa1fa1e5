import { defineCall, language, okAnswer, wireObject } from '../common/index.ts';

/** Keeps the language that the caller chose, so that it follows to their next device and to their mails. */
export const saveLanguage = defineCall({
  name: 'saveLanguage',
  access: 'signed-in',
  input: wireObject({ language }),
  output: okAnswer,
});
