import type { Language } from '../common/index.ts';

/** The sentence of each problem of a sign-up, by field and problem, for the form and the server (spec 01 §7). */
export const signUpProblemTexts = {
  it: {
    name: { required: 'Nome richiesto', tooLong: 'Nome troppo lungo', name: 'Nome non valido' },
    surname: { required: 'Cognome richiesto', tooLong: 'Cognome troppo lungo', name: 'Cognome non valido' },
    email: { required: 'E-Mail richiesta', tooLong: 'E‑mail troppo lunga', email: 'E-Mail non valida' },
  },
  en: {
    name: {
      required: 'First name is required',
      tooLong: 'First name is too long',
      name: 'First name must be valid',
    },
    surname: {
      required: 'Last name is required',
      tooLong: 'Last name is too long',
      name: 'Last name must be valid',
    },
    email: { required: 'E-mail is required', tooLong: 'Email is too long', email: 'E-mail must be valid' },
  },
} as const satisfies Record<Language, object>;
