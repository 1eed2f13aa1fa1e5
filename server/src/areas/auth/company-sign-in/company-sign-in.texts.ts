import type { LocalizedText } from 'shared-api/contracts/common';

/** What is said of signing in by the company. */
export const companySignInTexts = {
  expired: {
    it: 'L’accesso con l’azienda è scaduto o è stato già usato: ricomincia',
    en: 'The sign-in by your company has run out or was used already: begin again',
  },
  cancelled: {
    it: 'L’accesso con l’azienda è stato annullato',
    en: 'The sign-in by your company was cancelled',
  },
  busy: {
    it: 'Il servizio di accesso dell’azienda è occupato. Riprova tra poco.',
    en: 'Your company’s sign-in service is busy. Please try again shortly.',
  },
  refused: {
    it: 'Il servizio di accesso dell’azienda ha rifiutato, senza dire altro che {reason}',
    en: 'Your company’s sign-in service refused, and says no more than {reason}',
  },
  unreachable: {
    it: 'Il servizio di accesso dell’azienda non risponde. Riprova tra poco.',
    en: 'Your company’s sign-in service does not answer. Please try again shortly.',
  },
  noEmail: {
    it: 'Il servizio di accesso non ha inviato alcun indirizzo e‑mail: chiedi alla tua azienda',
    en: 'The sign-in service sent no email address: ask your company',
  },
  email: {
    it: 'Il servizio di accesso ha inviato un indirizzo e‑mail che non si può usare: {email}',
    en: 'The sign-in service sent an email address that cannot be used: {email}',
  },
  username: {
    it: 'L’indirizzo {email} ha caratteri che uno username non può avere: chiedi alla tua azienda di aggiungerti qui',
    en: 'The address {email} has characters that a username cannot have: ask your company to add you here',
  },
  unverified: {
    it: 'Il servizio di accesso non conferma il tuo indirizzo e‑mail: chiedi alla tua azienda',
    en: 'The sign-in service does not confirm your email address: ask your company',
  },
  domain: {
    it: 'L’indirizzo {email} non è tra quelli della tua azienda',
    en: 'The address {email} is not one of your company’s',
  },
  unknown: {
    it: 'Nessun utente ha l’indirizzo {email}: chiedi alla tua azienda di aggiungerlo',
    en: 'There is no user with the address {email}: ask your company to add one',
  },
  name: {
    it: 'Il servizio di accesso non indica un nome e un cognome che si possano usare: chiedi alla tua azienda di correggerli lì, o di aggiungerti qui',
    en: 'The sign-in service gives no first and last name that can be used: ask your company to correct them there, or to add you here',
  },
  other: {
    it: 'Questo account non può accedere con questa azienda: chiedi alla tua azienda',
    en: 'This account cannot sign in with this company: ask your company',
  },
  gone: {
    it: 'Questo accesso con l’azienda non c’è più',
    en: 'This sign-in by a company is not there any more',
  },
  onlyWay: {
    it: 'La tua azienda chiede di accedere con {name}: usa il pulsante «Accedi con {name}»',
    en: 'Your company asks you to sign in with {name}: use the button “Sign in with {name}”',
  },
  issuerRefused: {
    it: 'Serve un indirizzo https che si raggiunga da internet',
    en: 'An https address of the internet is needed',
  },
  domainInvalid: { it: 'Non è un dominio: {domains}', en: 'Not a domain: {domains}' },
  domainTaken: {
    it: 'Un’altra azienda ha già questo dominio: {domains}',
    en: 'Another company has this domain already: {domains}',
  },
  domainOpen: {
    it: 'Non può essere di una sola azienda: {domains}',
    en: 'It cannot be one company’s: {domains}',
  },
  domainNotProved: {
    it: 'Non c’è ancora un record TXT con il nome {name}: dopo averlo aggiunto possono passare alcune ore',
    en: 'There is no TXT record named {name} yet: it may take some hours after it was added',
  },
  domainOtherRecord: {
    it: 'Il record TXT {name} c’è, ma con un altro valore',
    en: 'There is a TXT record named {name}, but with another value',
  },
  domainUnanswered: {
    it: 'Il servizio dei nomi (DNS) non risponde. Riprova tra poco.',
    en: 'The name servers do not answer. Please try again shortly.',
  },
  notSetUp: {
    it: 'Prima configura l’accesso con l’azienda',
    en: 'Set the sign-in by the company up first',
  },
  notTried: {
    it: 'Prima di attivarlo prova un accesso completo con questo indirizzo e questo client',
    en: 'Before you switch it on, try a whole sign-in with this address and this client',
  },
  groupRefused: {
    it: 'Un gruppo non c’è più, o dà permessi che tu non hai',
    en: 'A group is gone, or gives permissions that you don’t have',
  },
  otherConfirms: {
    it: 'Lo deve confermare un altro amministratore',
    en: 'Another administrator has to confirm it',
  },
  tooNewToConfirm: {
    it: 'Per confermarlo serve un utente che accede da almeno 7 giorni',
    en: 'To confirm it an account is needed that has signed in for at least 7 days',
  },
} as const satisfies Record<string, LocalizedText>;
