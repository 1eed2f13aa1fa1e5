import { defineTexts } from 'shared-ui';

/** The texts of a new phone number. */
export const phoneChangeTexts = defineTexts({
  it: {
    change: 'Cambia numero',
    add: 'Aggiungi un numero',
    intro: 'Ti inviamo un codice per SMS al nuovo numero, che vale solo dopo che avrai inserito il codice.',
    number: 'Nuovo numero',
    numberHint: 'Lì arriveranno i codici di accesso e di firma per SMS.',
    password: 'La tua password',
    passwordHint: 'Serve perché nessun altro possa cambiarlo al posto tuo.',
    send: 'Invia il codice',
    required: 'Campo obbligatorio',
    invalid: 'Il numero di cellulare non è valido',
    waiting: 'Il nuovo numero {{phone}} vale solo dopo la conferma. Fino ad allora usiamo quello attuale.',
    waitingFirst: 'Il numero {{phone}} vale solo dopo la conferma.',
    proposed:
      '{{by}} ha indicato per te il numero {{phone}}: vale quando lo confermi, o dal {{when}} se non annulli la modifica.',
    removal:
      '{{by}} vuole togliere il tuo numero {{phone}}: vale dal {{when}}, se non lo tieni. I codici per SMS non ti arriverebbero più.',
    keep: 'Tieni il numero',
    lead: 'Per confermare il nuovo numero {{phone}}:',
    confirmed: 'Il nuovo numero è confermato',
    cancelled: 'Il numero resta quello attuale',
    cancelledFirst: 'Il numero non è stato aggiunto',
    failed: 'Operazione non riuscita. Riprova tra poco.',
  } as const,
  en: {
    change: 'Change number',
    add: 'Add a number',
    intro: 'We send a code by SMS to the new number, which takes effect once you have entered the code.',
    number: 'New number',
    numberHint: 'Sign-in and signing codes by SMS will go there.',
    password: 'Your password',
    passwordHint: 'So that nobody else can change it in your place.',
    send: 'Send the code',
    required: 'Field required',
    invalid: 'The mobile number is not valid',
    waiting: 'The new number {{phone}} takes effect only once confirmed. Until then we use the current one.',
    waitingFirst: 'The number {{phone}} takes effect only once confirmed.',
    proposed:
      '{{by}} entered the number {{phone}} for you: it counts once you confirm it, or from {{when}} unless you cancel the change.',
    removal:
      '{{by}} wants to remove your number {{phone}}: it counts from {{when}}, unless you keep it. Codes by SMS would no longer come to you.',
    keep: 'Keep the number',
    lead: 'To confirm the new number {{phone}}:',
    confirmed: 'The new number is confirmed',
    cancelled: 'The number stays as it is',
    cancelledFirst: 'The number was not added',
    failed: 'That did not work. Please try again shortly.',
  },
});
