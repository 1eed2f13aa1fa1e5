import { defineTexts } from 'shared-ui';

/** The texts of signing in by the company. */
export const companySignInTexts = defineTexts({
  it: {
    title: 'Accesso con l’azienda',
    lead: 'Con l’account che usi per gli altri servizi della tua azienda.',
    enter: 'Accedi con {{name}}',
    onlyWay: 'La tua azienda chiede di accedere così.',
    otherTab: 'Si apre in un’altra scheda: quello che hai scritto resta qui.',
    failed: 'Il servizio non risponde. Riprova tra poco.',
    notDone: 'L’accesso non è riuscito',
    nothing: 'Questo indirizzo si apre tornando dal servizio di accesso dell’azienda.',
    notPossible: 'Il tuo utente non può accedere così: chiedi alla tua azienda.',
    links:
      'È la prima volta che accedi con {{name}}: un codice tuo lo collega al tuo utente, una volta sola.',
    passkey: {
      lead: 'Con questo utente si accede con la passkey: usala per continuare.',
      links:
        'È la prima volta che accedi con {{name}}: la tua passkey lo collega al tuo utente, una volta sola.',
      none: 'Qui la tua passkey non si può usare',
      noneHint:
        'Con questo utente si accede con la passkey: apri il portale con un browser o un dispositivo che la usa.',
    },
    toSignIn: 'Torna all’accesso',
    toSettings: 'Torna alle impostazioni',
    name: {
      lead: 'Il servizio di accesso della tua azienda conferma {{email}}, ma non dice come ti chiami. Lo chiediamo una volta sola.',
      first: 'Nome',
      last: 'Cognome',
      submit: 'Continua',
      problem: { required: 'Campo obbligatorio', nameInvalid: 'Nome non valido' },
    },
    trial: {
      title: 'Prova dell’accesso con l’azienda',
      lead: 'Nessuno è stato fatto entrare e niente è cambiato.',
      works: 'Il servizio di accesso risponde e le impostazioni funzionano: ora si può attivare.',
      moved:
        'D’ora in poi tutti tornano all’indirizzo della tua azienda: quello di prima si può togliere dal servizio di accesso.',
      worksNot: 'Il servizio di accesso risponde, ma così non accederebbe nessuno.',
      stillWorks: 'Le impostazioni funzionano comunque: riguarda solo questo account.',
      outcome: {
        known: '{{email}} accederebbe come {{person}}, che è già collegato.',
        link: '{{email}} accederebbe come {{person}}: al primo accesso i due account si collegano, con un codice di {{person}} se ha già un accesso.',
        add: '{{email}} non è ancora tra gli utenti: al primo accesso verrebbe creato, senza permessi.',
        noEmail:
          'Il servizio di accesso non ha inviato alcun indirizzo e‑mail: serve il campo {{claim}}, con la sua conferma.',
        email: 'Il servizio di accesso ha inviato un indirizzo e‑mail che non si può usare: {{email}}',
        username:
          '{{email}} non è ancora tra gli utenti, e verrebbe rifiutato: ha caratteri che uno username non può avere.',
        unverified:
          'Il servizio di accesso non conferma l’indirizzo: senza conferma nessuno viene riconosciuto.',
        domain: '{{email}} non è di un dominio tra quelli indicati.',
        unknown: '{{email}} non è tra gli utenti dell’azienda, e verrebbe rifiutato.',
        name: '{{email}} non è ancora tra gli utenti, e verrebbe rifiutato: il servizio di accesso non ne indica un nome e un cognome che si possano usare.',
        other:
          '{{email}} verrebbe rifiutato: è di un super user, di un’altra azienda, o di un utente già collegato a un altro account.',
      },
      verified: 'Indirizzo confermato: {{email}}',
      notVerified: 'Indirizzo non confermato: {{email}}',
      noEmail: 'Nessun indirizzo e‑mail',
      asksName:
        'Il servizio di accesso non invia nome e cognome (given_name, family_name): vengono chiesti alla persona al primo accesso.',
      noGroups: 'Gruppi: non richiesti',
      unsaid: {
        sent: 'Il campo {{claim}} è arrivato',
        missing: 'Il campo {{claim}} non è stato inviato: i gruppi di chi accede restano com’erano',
        tooMany: 'I gruppi sono troppi per essere inviati: restano com’erano',
        unreadable: 'Il campo {{claim}} non è un elenco di testi: i gruppi di chi accede restano com’erano',
      },
      claimsAlike: 'Campi arrivati che forse sono quello: {{claims}}',
      valueAlike: 'È arrivato «{{sent}}», nella tabella c’è «{{wanted}}»: devono essere uguali',
      values: 'Gruppi inviati: {{values}}',
      groups: 'Gruppi che ne derivano: {{groups}}',
      ourCode: 'Dopo viene chiesto il codice di Sportello',
      noCode: 'Non viene chiesto un altro codice',
    },
  } as const,
  en: {
    title: 'Sign-in by your company',
    lead: 'With the account that you use for your company’s other services.',
    enter: 'Sign in with {{name}}',
    onlyWay: 'Your company asks you to sign in this way.',
    otherTab: 'It opens in another tab: what you have written stays here.',
    failed: 'The service does not answer. Please try again shortly.',
    notDone: 'The sign-in did not work',
    nothing: 'This address opens when you come back from your company’s sign-in service.',
    notPossible: 'Your account cannot sign in this way: ask your company.',
    links:
      'It is the first time that you sign in with {{name}}: a code of yours links it to your account, this once.',
    passkey: {
      lead: 'This account signs in by its passkey: use it to go on.',
      links:
        'It is the first time that you sign in with {{name}}: your passkey links it to your account, this once.',
      none: 'Your passkey cannot be used here',
      noneHint:
        'This account signs in by its passkey: open the portal with a browser or a device that uses it.',
    },
    toSignIn: 'Back to the sign-in',
    toSettings: 'Back to the settings',
    name: {
      lead: 'Your company’s sign-in service confirms {{email}}, but does not say your name. We ask for it only once.',
      first: 'First name',
      last: 'Last name',
      submit: 'Continue',
      problem: { required: 'Field required', nameInvalid: 'The name is not valid' },
    },
    trial: {
      title: 'Trial of the sign-in by the company',
      lead: 'Nobody was signed in and nothing was changed.',
      works: 'The sign-in service answers and the settings work: it can be switched on now.',
      moved:
        'From now on everybody comes back to your company’s own address: the one of before can be taken out of the sign-in service.',
      worksNot: 'The sign-in service answers, but nobody would get in this way.',
      stillWorks: 'The settings work all the same: this is about this one account.',
      outcome: {
        known: '{{email}} would sign in as {{person}}, who is linked already.',
        link: '{{email}} would sign in as {{person}}: the two accounts are linked at the first sign-in, with a code of {{person}} if they have come in before.',
        add: '{{email}} is no user yet: the first sign-in would make one, without permissions.',
        noEmail:
          'The sign-in service sent no email address: the field {{claim}} is needed, with its confirmation.',
        email: 'The sign-in service sent an email address that cannot be used: {{email}}',
        username:
          '{{email}} is no user yet, and would be refused: it has characters that a username cannot have.',
        unverified: 'The sign-in service does not confirm the address: without that nobody is recognised.',
        domain: '{{email}} is not of one of the domains that you named.',
        unknown: '{{email}} is none of the company’s users, and would be refused.',
        name: '{{email}} is no user yet, and would be refused: the sign-in service gives no first and last name that can be used.',
        other:
          '{{email}} would be refused: it is a super user’s, another company’s, or of a user who is linked to another account.',
      },
      verified: 'Confirmed address: {{email}}',
      notVerified: 'Address not confirmed: {{email}}',
      noEmail: 'No email address',
      asksName:
        'The sign-in service sends no first and last name (given_name, family_name): the person is asked at the first sign-in.',
      noGroups: 'Groups: not asked for',
      unsaid: {
        sent: 'The field {{claim}} was sent',
        missing: 'The field {{claim}} was not sent: the groups of who signs in stay as they were',
        tooMany: 'The groups are too many to be sent: they stay as they were',
        unreadable: 'The field {{claim}} is no list of texts: the groups of who signs in stay as they were',
      },
      claimsAlike: 'Fields that were sent and may be that one: {{claims}}',
      valueAlike: '“{{sent}}” was sent, the table has “{{wanted}}”: they have to be the same',
      values: 'Groups that were sent: {{values}}',
      groups: 'Groups that follow: {{groups}}',
      ourCode: 'The code of Sportello is asked for afterwards',
      noCode: 'No other code is asked for',
    },
  },
});
