import type { Language } from 'shared-api/contracts/common';

/** A word that screens, mails and SMS do not use, or a slip of the pen, and what stands in its place (docs/glossary.md). */
export interface WordRule {
  readonly wrong: RegExp;
  readonly instead: string;
}

const inBoth: readonly WordRule[] = [
  { wrong: / {2,}/, instead: 'one space' },
  { wrong: /\.\.(?!\.)(?<!\.\.\.)/, instead: 'one full stop' },
  { wrong: / [,.;:](?!\.)/, instead: 'no space before a mark' },
  // A company's name may end in one: `Acme S.p.A.`
  {
    wrong: /(?:\{\{company\}\}|\{company\}|\$\{company\})\./,
    instead: 'no full stop after a company’s name',
  },
  { wrong: /(?<=\p{L})'(?=\p{L})/u, instead: 'the apostrophe ’' },
  { wrong: /\bSms\b/, instead: 'SMS' },
  { wrong: /\bOTP\b/i, instead: 'codice, code' },
];

/** The forbidden words of each language. */
export const wordRules: Readonly<Record<Language, readonly WordRule[]>> = {
  it: [
    ...inBoth,
    { wrong: /\bcollegament\w*/i, instead: 'link' },
    { wrong: /(?<!\be\u2011)\bmail\b|\be-?mails?\b/i, instead: 'e‑mail, with U+2011' },
    { wrong: /\bvia (?:SMS|e\u2011mail)/, instead: 'per' },
    {
      wrong: /\b(?:numero di telefono|telefono verificato|verificare? (?:il )?telefono)\b/i,
      instead: 'cellulare',
    },
    { wrong: /\brisors[ae]\b/i, instead: 'persona' },
    { wrong: /\blogin\b/i, instead: 'accesso' },
    { wrong: /\bmand(?:a|i|iamo|at[oaie]|are)\b/i, instead: 'inviare' },
    { wrong: /\bserver\b/i, instead: 'servizio' },
    { wrong: /\brete\b/i, instead: 'connessione' },
    { wrong: /\brimo(?:zion|ss|vi)\w*|\brimuov\w*/i, instead: 'eliminare, or togliere from a list' },
    { wrong: /\bpagina iniziale\b/i, instead: 'Home' },
    {
      wrong: /\b(?:sei|resti|sarai|eri) (?:stat|uscit|entrat|collegat|conness|registrat|sicur|pront)o\b/i,
      instead: 'words for everybody',
    },
    { wrong: /\bessere stato con noi\b|\bbenvenuto\b/i, instead: 'words for everybody' },
  ],
  en: [
    ...inBoth,
    { wrong: /\be[-\u2011]mails?\b|\bmails?\b/i, instead: 'email' },
    { wrong: /\btext messages?\b|\btext a code\b/i, instead: 'SMS' },
    { wrong: /\blogg?(?:ing)? ?(?:in|out)\b|\blog(?:in|out)\b/i, instead: 'sign in, sign out' },
    { wrong: /\bphone number\b/i, instead: 'mobile number' },
    { wrong: /\buser name\b|\byour user\b(?! account)/i, instead: 'username' },
    { wrong: /\bresources?\b/i, instead: 'person, people' },
    { wrong: /\bserver\b/i, instead: 'service' },
    { wrong: /\bhome page\b/i, instead: 'Home' },
    { wrong: /\baccount\b.*\bremoved\b|\bremov\w* (?:your|the) account\b|\bremoval\b/i, instead: 'delete' },
    { wrong: /[‘]/, instead: 'the quotes “ ”' },
  ],
};

/** Italian that speaks to somebody as tu: not where guests read it too, who may be strangers. */
export const asTu: WordRule = {
  wrong:
    /\b(?:ti|tu|tuo|tua|tuoi|tue|puoi|hai|vuoi|devi|sei(?! cifre)|trovi|riceverai|ricevi|apri di nuovo|controlla|scegli|riprova tra|specifica)\b/i,
  instead: 'words for guests: neutral, or Lei',
};
