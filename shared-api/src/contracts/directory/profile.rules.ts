import { typedText } from '../common/index.ts';

/** Most characters of a first or last name, and of an address: what a mail server takes. */
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** Text, at sign, text, dot, text, and nothing by which a mail program would read it as two addresses or a name with an address. */
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

/** What stands in no person's name, and is read as something else elsewhere: markup, formulas of a spreadsheet, addresses, templates. */
const inNoName = /[<>{}\\|^~=+*#$%@!?;]/;

/** Signs that no name has, and that letters of another encoding become: a file was read wrongly, here or before. */
const fromElsewhere = /[\u0080-\u009f\uFFFD¡¢£¤¥¦§¨©¬®¯°±²³¶¸¹¼½¾¿÷×ˆ˜˘˙˚˝˛ˇ†‡•‰™√∂∆∏∑∫≈≠≤≥◊Ω€]/;

/**
 * Whether a text can be a person's name: letters of any alphabet with whatever stands between them in names (O’Brien, D'Angelo, Anna-Maria,
 * J. R. Smith 3rd), and nothing that a page, a spreadsheet or a mail program would read as more than a name. The one rule of every form, file and provider.
 */
export function canBeName(text: string): boolean {
  return !inNoName.test(text) && !fromElsewhere.test(text) && !text.includes('://');
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
