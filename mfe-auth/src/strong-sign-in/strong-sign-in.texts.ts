import { defineTexts } from 'shared-ui';

export const strongSignInTexts = defineTexts({
  it: {
    title: 'Solo app o passkey',
    lead: 'I codici per e‑mail e SMS non valgono più per accedere: servono l’app di autenticazione o una passkey.',
    lost: 'Se perdi tutto, usa un codice di recupero dell’app, o chiedi a un amministratore: può riammettere i codici, dopo {{days}} giorni.',
    company: 'L’ha scelto la tua azienda per tutti.',
    state: { on: 'Attivo', off: 'Non attivo' },
    turnOn: 'Accedi solo così',
    turnOff: 'Ammetti anche i codici',
    sure: {
      on: 'Accedere solo con app o passkey?',
      off: 'Ammettere di nuovo i codici?',
    },
    sureText: {
      on: 'Prova prima che l’app o la passkey funzionino: dal prossimo accesso i codici per e‑mail e SMS non valgono più.',
      off: 'Chi ha la tua password e legge le tue e‑mail o i tuoi SMS potrà di nuovo accedere.',
    },
    done: {
      on: 'Da adesso si accede solo con app o passkey',
      off: 'I codici per e‑mail e SMS valgono di nuovo',
    },
    failed: 'Non è stato salvato. Riprova tra poco.',
    loadFailed: 'Non si sa se i codici valgono',
    loadFailedHint: 'Il servizio non risponde. Il resto della pagina funziona.',
  } as const,
  en: {
    title: 'App or passkey alone',
    lead: 'Codes by email and SMS no longer count to sign in: the authenticator app or a passkey is needed.',
    lost: 'If you lose everything, use a recovery code of the app, or ask an administrator: they can allow codes again, after {{days}} days.',
    company: 'Your company chose it for everybody.',
    state: { on: 'On', off: 'Off' },
    turnOn: 'Sign in like this alone',
    turnOff: 'Allow codes too',
    sure: {
      on: 'Sign in by app or passkey alone?',
      off: 'Allow codes again?',
    },
    sureText: {
      on: 'First try that the app or the passkey works: from the next sign-in on, codes by email and SMS no longer count.',
      off: 'Whoever has your password and reads your emails or SMS will be able to sign in again.',
    },
    done: {
      on: 'From now on one signs in by app or passkey alone',
      off: 'Codes by email and SMS count again',
    },
    failed: 'It was not saved. Please try again shortly.',
    loadFailed: 'It is not known whether codes count',
    loadFailedHint: 'The service does not answer. The rest of the page works.',
  },
});
