import type { Language } from 'shared-api/contracts/common';
import type { MailContent, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

/** What a person is notified of about their authenticator; each is an event of their log too. */
export type AuthenticatorEvent =
  | { readonly name: 'enabled' | 'replaced' | 'disabled' | 'recovery-codes-renewed' | 'wrong-codes' }
  | { readonly name: 'recovery-code-used'; readonly left: number };

interface Words {
  readonly subject: string;
  readonly paragraph: string;
}

interface Notice {
  readonly product: string;
  readonly name: string;
  readonly event: AuthenticatorEvent;
}

/** The mail that tells a person what happened to their authenticator, so that nothing happens to it unnoticed. */
export function authenticatorMail({ product, name, event }: Notice): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      ...toMail(italian(event, product)),
      closing: [
        'Se lo hai fatto tu, non serve altro.',
        'Se non lo hai fatto tu, cambia subito la password e avvisa l’amministratore.',
      ],
    },
    en: {
      ...toMail(english(event, product)),
      closing: [
        'If this was you, there is nothing else to do.',
        'If it was not, change your password at once and tell the administrator.',
      ],
    },
  };
}

interface SetupMail {
  readonly product: string;
  readonly name: string;
  readonly code: string;
}

/** The mail that brings the code before an app is set up or changed. */
export function setupCodeMail({ product, name, code }: SetupMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il codice per configurare l’app di autenticazione di ${product}`,
      paragraphs: ['ecco il codice per configurare l’app di autenticazione:'],
      code,
      closing: [
        'Vale cinque minuti e si può usare una volta sola.',
        'Se non lo hai chiesto tu, qualcuno conosce la tua password: cambiala appena puoi.',
      ],
    },
    en: {
      subject: `Your code to set up the authenticator app of ${product}`,
      paragraphs: ['here is the code to set up the authenticator app:'],
      code,
      closing: [
        'It is valid for five minutes and works once.',
        'If you did not ask for it, somebody knows your password: change it as soon as you can.',
      ],
    },
  };
}

function toMail({ subject, paragraph }: Words): Pick<MailContent, 'subject' | 'paragraphs'> {
  return { subject, paragraphs: [paragraph] };
}

function italian(event: AuthenticatorEvent, product: string): Words {
  switch (event.name) {
    case 'enabled':
      return {
        subject: `App di autenticazione attivata per ${product}`,
        paragraph: 'da adesso puoi accedere con i codici della tua app di autenticazione.',
      };
    case 'replaced':
      return {
        subject: `App di autenticazione sostituita per ${product}`,
        paragraph:
          'l’app di autenticazione con cui accedi è stata sostituita: i codici di quella di prima, e i suoi codici di recupero, non valgono più.',
      };
    case 'disabled':
      return {
        subject: `App di autenticazione disattivata per ${product}`,
        paragraph: 'i codici della tua app di autenticazione, e i codici di recupero, non valgono più.',
      };
    case 'recovery-codes-renewed':
      return {
        subject: `Nuovi codici di recupero per ${product}`,
        paragraph: 'sono stati creati nuovi codici di recupero: quelli di prima non valgono più.',
      };
    case 'recovery-code-used':
      return {
        subject: `Usato un codice di recupero per ${product}`,
        paragraph: `uno dei tuoi codici di recupero è stato usato. ${leftIn('it', event.left)}`,
      };
    case 'wrong-codes':
      return {
        subject: `Molti codici sbagliati per ${product}`,
        paragraph:
          'qualcuno ha inserito la tua password e poi molti codici sbagliati della tua app di autenticazione.',
      };
  }
}

function english(event: AuthenticatorEvent, product: string): Words {
  switch (event.name) {
    case 'enabled':
      return {
        subject: `Authenticator app switched on for ${product}`,
        paragraph: 'from now on you can sign in with the codes of your authenticator app.',
      };
    case 'replaced':
      return {
        subject: `Authenticator app replaced for ${product}`,
        paragraph:
          'the authenticator app that you sign in with was replaced: the codes of the one before, and its recovery codes, no longer work.',
      };
    case 'disabled':
      return {
        subject: `Authenticator app switched off for ${product}`,
        paragraph: 'the codes of your authenticator app, and your recovery codes, no longer work.',
      };
    case 'recovery-codes-renewed':
      return {
        subject: `New recovery codes for ${product}`,
        paragraph: 'new recovery codes were created: the ones before no longer work.',
      };
    case 'recovery-code-used':
      return {
        subject: `A recovery code was used for ${product}`,
        paragraph: `one of your recovery codes was used. ${leftIn('en', event.left)}`,
      };
    case 'wrong-codes':
      return {
        subject: `Many wrong codes for ${product}`,
        paragraph: 'somebody entered your password and then many wrong codes of your authenticator app.',
      };
  }
}

function leftIn(language: Language, left: number): string {
  if (language === 'en')
    return left === 1 ? 'One is left: create new ones in your profile.' : `${left} are left.`;
  return left === 1 ? 'Ne resta uno: creane di nuovi nel profilo.' : `Ne restano ${left}.`;
}
