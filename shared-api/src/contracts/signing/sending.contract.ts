import { defineCall, okAnswer, wholeNumber, wireObject } from '../common/index.ts';
import { documentIds } from './document.ts';

/**
 * Sends documents (`maxDocumentsAtOnce`) to their receivers, all or none; sending again makes a new link, and the old one ends with its
 * sessions; ten times a day at most (departure D84). `hours` is needed
 * where a document expires and has no hours of its own ('Specify a value greater than 0 and less than or equal to 24').
 */
export const sendDocuments = defineCall({
  name: 'DocSignSendMessage',
  access: 'admin',
  input: wireObject({ ids: documentIds, hours: ['v_hours', wholeNumber.optional()] }),
  output: okAnswer,
});
