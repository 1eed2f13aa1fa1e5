import { defineCall, language, okAnswer, wireObject } from '../common/index.ts';

/** Keeps the language that the caller chose, so that it follows to his next device and to his mails (issue 3, languages). */
export const saveLanguage = defineCall({
  name: 'saveLanguage',
  method: 'POST',
  encoding: 'form',
  access: 'signed-in',
  input: wireObject({ language }),
  output: okAnswer,
});
