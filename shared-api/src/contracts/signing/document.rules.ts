import { z } from 'zod';
import { typedText } from '../common/index.ts';
import { refusedAs, type DocumentProblem } from './document.texts.ts';

/** Hours after which a sent document expires: whole, 1 to 24 (spec 02 §5). */
const minExpiryHours = 1;
const maxExpiryHours = 24;

/** The shape of an address (spec 02 §5): letters, digits, dots, underscores, hyphens, @, domain, dot, at least 2 letters. */
const emailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

const isThere = (text: string) => text !== '';
/** Whether a text has the shape of an address (spec 02 §5). */
export const isEmail = (text: string) => emailPattern.test(text);

/** A trimmed text that must not be empty; of several checks that fail, the first one counts. */
const required = (problem: DocumentProblem) => typedText.trim().refine(isThere, refusedAs(problem));

/** What the add and edit forms and the server check of a receiver and a title, in the specified order (spec 02 §5). */
export const receiverFields = {
  receiverName: required('name-required').max(100),
  receiverSurname: required('surname-required').max(100),
  receiverEmail: required('email-required').refine(isEmail, refusedAs('email-not-valid')).max(254),
  title: required('title-required').max(200),
};

/** The title of a document for chosen users, which has words of its own (spec 02 §5, Send document). */
export const sendTitle = required('send-title-required').max(200);

/** Receivers that one file is addressed to at once: each gets a document of their own. */
export const maxReceivers = 20;

const { title: _title, ...receiverOnly } = receiverFields;

/** One receiver, as the add form and the server check them. */
export const receiverShape = z.object(receiverOnly);
type Receiver = z.infer<typeof receiverShape>;

/** Which of the receivers have the address of one before them, by their places: nobody gets the same document twice. */
export function findRepeatedReceivers(receivers: readonly Pick<Receiver, 'receiverEmail'>[]): number[] {
  const keys = receivers.map(({ receiverEmail }) => receiverEmail.trim().toLowerCase());
  return keys.flatMap((key, place) => (key !== '' && keys.indexOf(key) < place ? [place] : []));
}

/** Whether a file is a PDF by its name; the server looks inside as well. */
export function isPdfName(fileName: string): boolean {
  return /\.pdf$/i.test(fileName);
}

const refusedHours = refusedAs('hours-out-of-range');

/** The hours after which a sent document expires, as a form and the server check them. */
export const expiryHours = z.number({ error: refusedHours.error }).refine(isExpiryHours, refusedHours);

/** Whether a number can be an expiry: whole, 1 to 24. */
export function isExpiryHours(hours: number): boolean {
  return Number.isInteger(hours) && hours >= minExpiryHours && hours <= maxExpiryHours;
}

/** Whether a document that expires says after how many hours. */
export function isExpiryComplete(values: {
  expires: boolean;
  expiryHours?: number | null | undefined;
}): boolean {
  return !values.expires || (values.expiryHours ?? null) !== null;
}
