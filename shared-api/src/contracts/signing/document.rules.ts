import { z } from 'zod';
import { refusedAs } from './document.texts.ts';

/** Hours after which a sent document expires: whole, 1 to 24 (spec 02 §5). */
export const minExpiryHours = 1;
export const maxExpiryHours = 24;

/** The shape of an address (spec 02 §5): letters, digits, dots, underscores, hyphens, @, domain, dot, at least 2 letters. */
export const emailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** What is wrong with the add or edit form; each has its text (spec 02 §5). */
export type DocumentFormProblem =
  | 'name-required'
  | 'surname-required'
  | 'email-required'
  | 'email-not-valid'
  | 'title-required'
  | 'attachment-required'
  | 'attachment-not-pdf'
  | 'hours-required'
  | 'hours-out-of-range';

export type DocumentFormField =
  'receiverName' | 'receiverSurname' | 'receiverEmail' | 'title' | 'attachment' | 'expiryHours';

/** The fields that the add and edit forms share; hours are as typed. */
export interface DocumentFormValues {
  receiverName: string;
  receiverSurname: string;
  receiverEmail: string;
  title: string;
}

export interface FormProblem {
  field: DocumentFormField;
  problem: DocumentFormProblem;
}

/** The receiver's checks in the specified order: name, surname, e-mail, title (spec 02 §5). Empty when all is well. */
export function checkReceiver(values: DocumentFormValues): FormProblem[] {
  const problems: FormProblem[] = [];
  if (!values.receiverName.trim()) problems.push({ field: 'receiverName', problem: 'name-required' });
  if (!values.receiverSurname.trim())
    problems.push({ field: 'receiverSurname', problem: 'surname-required' });
  if (!values.receiverEmail.trim()) problems.push({ field: 'receiverEmail', problem: 'email-required' });
  else if (!emailPattern.test(values.receiverEmail.trim()))
    problems.push({ field: 'receiverEmail', problem: 'email-not-valid' });
  if (!values.title.trim()) problems.push({ field: 'title', problem: 'title-required' });
  return problems;
}

/** The attachment's check: there, and a PDF by its name (the server looks inside as well). */
export function checkAttachment(fileName: string | null): FormProblem[] {
  if (!fileName) return [{ field: 'attachment', problem: 'attachment-required' }];
  return /\.pdf$/i.test(fileName) ? [] : [{ field: 'attachment', problem: 'attachment-not-pdf' }];
}

/** The expiry hours' check: given, whole, 1 to 24. */
export function checkExpiryHours(hours: string): FormProblem[] {
  if (!hours.trim()) return [{ field: 'expiryHours', problem: 'hours-required' }];
  return isExpiryHours(Number(hours)) ? [] : [{ field: 'expiryHours', problem: 'hours-out-of-range' }];
}

/** Whether a number can be an expiry: whole, 1 to 24. */
export function isExpiryHours(hours: number): boolean {
  return Number.isInteger(hours) && hours >= minExpiryHours && hours <= maxExpiryHours;
}

const isThere = (text: string) => text !== '';
const isEmail = (text: string) => text === '' || emailPattern.test(text);

/** The receiver's fields as the server takes them: trimmed, limited in length, the address of the specified shape. */
export const receiverFields = {
  receiverName: z.string().trim().min(1).max(100).refine(isThere, refusedAs('name-required')),
  receiverSurname: z.string().trim().min(1).max(100).refine(isThere, refusedAs('surname-required')),
  receiverEmail: z
    .string()
    .trim()
    .max(254)
    .regex(emailPattern)
    .refine(isThere, refusedAs('email-required'))
    .refine(isEmail, refusedAs('email-not-valid')),
  title: z.string().trim().min(1).max(200).refine(isThere, refusedAs('title-required')),
};
