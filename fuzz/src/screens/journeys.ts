import type { SampleName } from '../forms/sample-files.ts';
import type { RoleName } from './person.ts';

/** A part of a journey: what somebody looks for, by the beginning of its Italian name, and does. */
export type Leg =
  | { readonly open: string }
  | {
      readonly press: string;
      readonly role?: string;
      readonly file?: SampleName;
      /** Whether it may well not be there. */
      readonly maybe?: boolean;
    }
  /** `~` in a text is another three letters each time. */
  | { readonly type: string; readonly text: string }
  /** The password of the person, or the newest code that came by mail. */
  | { readonly typeSecret: string; readonly which: 'password' | 'code' | 'username' }
  | { readonly choose: string; readonly steps: number }
  /** Draws two strokes on what a signature is drawn on. */
  | { readonly draw: true }
  /** Presses a place of a page, in shares of it. */
  | { readonly place: readonly [number, number] }
  | { readonly key: string }
  /** What the screen says before anybody goes on. */
  | { readonly sees: string };

/** Something that people come to do. */
export interface Journey {
  readonly name: string;
  readonly role: RoleName;
  readonly legs: readonly Leg[];
}

/** A day some months ahead, on which nobody of the demo is away. */
const day = '9 ';
const nextMonth = { press: 'Mese successivo' };

/** The journeys of the specification, by hand, in Italian. */
export const journeys: readonly Journey[] = [
  {
    name: 'signs in',
    role: 'nobody',
    legs: [
      { open: '/' },
      { typeSecret: 'Utente', which: 'username' },
      { typeSecret: 'Password', which: 'password' },
      { press: 'Accedi' },
      { sees: 'Abbiamo inviato un codice' },
      { typeSecret: 'Codice', which: 'code' },
      { sees: 'Da fare' },
    ],
  },
  {
    name: 'fills days and sends the month',
    role: 'employee',
    legs: [
      { open: '/timesheet?month=2025-03' },
      { press: '.*\\b3 marzo' },
      { press: 'Come da piano', maybe: true },
      { press: 'Giorno successivo' },
      { type: 'Ordinari', text: '4' },
      // A figure counts when its field is left.
      { key: 'Tab' },
      { sees: 'Salvato' },
      { press: 'Chiudi', maybe: true },
      { press: 'Invia' },
      { sees: 'Vuoi inviare il timesheet' },
      { press: 'Invia' },
      { sees: 'Il timesheet è stato inviato correttamente' },
    ],
  },
  {
    name: 'asks for leave',
    role: 'employee',
    legs: [
      { open: '/holiday' },
      nextMonth,
      nextMonth,
      nextMonth,
      { press: `(\\S+ )?${day}` },
      { choose: 'Causale', steps: 1 },
      { press: 'Invia' },
      { sees: 'Vuoi inserire la richiesta' },
      { press: 'Invia' },
      { sees: 'La richiesta è stata inviata correttamente' },
    ],
  },
  {
    name: 'is sick, with a certificate',
    role: 'badge',
    legs: [
      { open: '/disease' },
      nextMonth,
      { press: '(\\S+ )?10 ' },
      { press: '(\\S+ )?11 ' },
      { type: 'Numero di protocollo', text: '123456789' },
      { press: 'Invia' },
      { sees: 'Vuoi inserire la malattia' },
      { press: 'Invia' },
      { sees: 'La richiesta è stata inviata correttamente' },
    ],
  },
  {
    name: 'adds a document, places boxes, sends it',
    role: 'super',
    legs: [
      { open: '/documentsAdmin' },
      { press: 'Aggiungi' },
      { type: 'Nome', text: 'Carla' },
      { type: 'Cognome', text: 'Gallo' },
      { type: 'E-Mail', text: 'carla@example.com' },
      { type: 'Titolo', text: 'Contratto a mano ~' },
      { press: '.*(Scegli|Sfoglia|PDF)', file: 'pdf' },
      { sees: 'pagin' },
      { press: 'Avanti' },
      { place: [0.6, 0.5] },
      { press: 'Salva e invia' },
      { sees: 'Inviare il documento' },
    ],
  },
  {
    name: 'signs as a guest',
    role: 'guest',
    legs: [
      { press: 'Apri e firma|Riprendi', maybe: true },
      { press: 'Firma qui' },
      { draw: true },
      { press: 'Conferma la firma' },
      { sees: '1 di 2 firme' },
      { press: 'Firma qui' },
      { press: 'Usa questa firma', maybe: true },
      { sees: 'Fatto' },
    ],
  },
  {
    name: 'writes to a group, with an attachment',
    role: 'administrator',
    legs: [
      { open: '/newMessage' },
      { press: 'Gruppi' },
      { press: 'Dipendenti' },
      { press: 'Applica.*' },
      { type: 'Oggetto', text: 'Prova antincendio ~' },
      { type: 'Testo', text: 'Si esce dalle scale.' },
      { press: 'Aggiungi allegato' },
      { press: 'File da allegare', file: 'pdf' },
      { sees: 'pagin' },
      { press: 'Avanti' },
      { sees: 'Propriet' },
    ],
  },
  {
    name: 'reads and accepts a message',
    role: 'employee',
    legs: [
      { open: '/messages' },
      { press: '.*(Chiusura|Prova|Regolamento)' },
      { press: 'Dichiaro di accettare', role: 'checkbox', maybe: true },
      { press: 'Conferma', maybe: true },
    ],
  },
  {
    name: 'keeps a signature',
    role: 'badge',
    legs: [
      { open: '/firme' },
      { press: 'Aggiungi' },
      { draw: true },
      { press: 'Salva' },
      { sees: 'Default' },
    ],
  },
  {
    name: 'adds a user',
    role: 'administrator',
    legs: [
      { open: '/editUser/0' },
      { type: 'Nome', text: 'Giuseppe' },
      { type: 'Cognome', text: 'Verdi' },
      { type: 'E-Mail', text: 'giuseppe.~@acme.example' },
      { type: 'Username', text: 'giuseppe.~' },
      { press: 'Salva' },
      { sees: 'Dati salvati correttamente' },
    ],
  },
  {
    name: 'imports people',
    role: 'administrator',
    legs: [
      { open: '/importUsers' },
      { press: '.*(File CSV o Excel|Scegli)', file: 'people' },
      { press: 'Controlla il file' },
      { sees: 'Tutte le righe vanno bene' },
      { press: 'Importa' },
    ],
  },
  {
    name: 'sets the minutes between two mails',
    role: 'administrator',
    legs: [
      { open: '/settings' },
      { type: 'Minuti tra due', text: '15' },
      { press: 'Salva' },
      { sees: 'Dati salvati correttamente' },
    ],
  },
  {
    name: 'adds a slide',
    role: 'super',
    legs: [
      { open: '/discoversettings' },
      { press: 'Aggiungi' },
      { press: '.*(Scegli|Immagine)', file: 'png' },
      { type: 'Titolo', text: 'Chiusi per le feste ~' },
      { press: 'Salva' },
    ],
  },
  {
    name: 'decides a request',
    role: 'administrator',
    legs: [
      { open: '/absences' },
      { press: 'Seleziona (?!tutt)', role: 'checkbox' },
      { press: 'Approva' },
      { sees: 'Approva' },
    ],
  },
  {
    name: 'takes hours out',
    role: 'administrator',
    legs: [{ open: '/timesheetExports' }, { press: 'CSV' }],
  },
  {
    name: 'changes the own name',
    role: 'badge',
    legs: [
      { open: '/profile' },
      { type: 'Nome', text: 'Giulia Maria ~' },
      { press: 'Salva' },
      { sees: 'salvat' },
    ],
  },
];
