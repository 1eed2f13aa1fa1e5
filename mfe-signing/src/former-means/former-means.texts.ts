import { defineTexts } from 'shared-ui';

export const formerMeansTexts = defineTexts({
  it: {
    lead: {
      email:
        'L’indirizzo e‑mail di chi firma è cambiato da poco: per firmare serve anche un codice inviato a quello precedente.',
      phone:
        'Il numero di cellulare di chi firma è cambiato da poco: per firmare serve anche un codice inviato a quello precedente.',
      app: 'L’app di autenticazione di chi firma è nuova: per firmare serve anche un codice inviato per e‑mail.',
      passkey: 'La passkey di chi firma è nuova: per firmare serve anche un codice inviato per e‑mail.',
      company:
        'L’accesso con l’azienda di chi firma è nuovo: per firmare serve anche un codice inviato per e‑mail.',
    },
    wait: 'Chi non lo può leggere firma senza questo codice dal {{when}}.',
    refused: {
      email: 'L’indirizzo e‑mail di chi firma è cambiato da poco: si può firmare dal {{when}}.',
      phone: 'Il numero di cellulare di chi firma è cambiato da poco: si può firmare dal {{when}}.',
      app: 'L’app di autenticazione di chi firma è nuova: si può firmare dal {{when}}.',
      passkey: 'La passkey di chi firma è nuova: si può firmare dal {{when}}.',
      company: 'L’accesso con l’azienda di chi firma è nuovo: si può firmare dal {{when}}.',
    },
    notYours: 'Se il cambiamento è di altri, va avvisata subito l’azienda.',
  } as const,
  en: {
    lead: {
      email:
        'Your email address changed a short time ago: to sign, a code sent to the former one is needed too.',
      phone:
        'Your mobile number changed a short time ago: to sign, a code sent to the former one is needed too.',
      app: 'Your authenticator app is new: to sign, a code sent to your address is needed too.',
      passkey: 'You have a new passkey: to sign, a code sent to your address is needed too.',
      company: 'Your company sign-in is new: to sign, a code sent to your address is needed too.',
    },
    wait: 'Who cannot read it signs without this code from {{when}}.',
    refused: {
      email: 'Your email address changed a short time ago: you can sign from {{when}}.',
      phone: 'Your mobile number changed a short time ago: you can sign from {{when}}.',
      app: 'Your authenticator app is new: you can sign from {{when}}.',
      passkey: 'You have a new passkey: you can sign from {{when}}.',
      company: 'Your company sign-in is new: you can sign from {{when}}.',
    },
    notYours: 'If the change is not yours, tell your company at once.',
  },
});
