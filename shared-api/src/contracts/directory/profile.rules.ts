import { typedText } from '../common/index.ts';

/** Most characters of a first or last name, and of an address: what a mail server takes. */
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** Text, at sign, text, dot, text, and nothing by which a mail program would read it as two addresses or a name with an address. */
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

/** Whether a text can be a person's name: no address stands in it, which a mail program would make a link of. */
export function canBeName(text: string): boolean {
  return !text.includes('://');
}

const personName = typedText.trim().min(1, 'required').max(maxNameLength).refine(canBeName, 'nameInvalid');

/**
 * What a person can change of a profile (spec 01 §5): first and last name (nome, cognome), refused as `required` or `nameInvalid`, and an address of
 * the shape text, at sign, text, dot, text, refused as `emailRequired` or `emailInvalid`.
 */
export const profileFields = {
  firstName: personName,
  lastName: personName,
  email: typedText
    .trim()
    .min(1, 'emailRequired')
    .regex(emailShape, 'emailInvalid')
    .max(maxEmailLength, 'emailInvalid'),
} as const;

/** Whether an address is another than the one that a profile has, however it is written. */
export function isOtherAddress(profile: { readonly email: string }, email: string): boolean {
  return addressKey(email) !== addressKey(profile.email);
}

function addressKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
