import { typedText } from '../common/index.ts';
import { isEmail } from './document.rules.ts';
import { refusedAs } from './document.texts.ts';

/** Most addresses of a company: each signed document goes to all of them. */
export const maxConfirmationMails = 20;

/** An address as the form and the server check it, in the specified order (spec 02 §5). */
export const confirmationEmail = typedText
  .trim()
  .refine((text) => text !== '', refusedAs('confirmation-mail-required'))
  .refine(isEmail, refusedAs('confirmation-mail-not-valid'))
  .max(254);
