import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface LoginMail {
  product: string;
  name: string;
  code: string;
  /** The company's sign-in service to which the code links the account; undefined where it links none. */
  links?: string | undefined;
}

/** The mail that brings the code of a login. */
export function loginMail({ product, name, code, links }: LoginMail): LocalizedMail {
  if (links !== undefined) return linkingMail({ product, name, code, links });
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il codice per accedere a ${product}`,
      paragraphs: ['ecco il codice per completare l’accesso:'],
      code,
      closing: [
        'Vale cinque minuti e si può usare una volta sola.',
        'Se non stai accedendo tu, qualcuno conosce la tua password: cambiala appena puoi.',
      ],
    },
    en: {
      subject: `Your code to sign in to ${product}`,
      paragraphs: ['here is the code to finish signing in:'],
      code,
      closing: [
        'It is valid for five minutes and works once.',
        'If this is not you signing in, somebody knows your password: change it as soon as you can.',
      ],
    },
  };
}

function linkingMail({ product, name, code, links }: LoginMail & { readonly links: string }): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il codice per collegare ${links} a ${product}`,
      paragraphs: [
        `qualcuno sta accedendo come te con ${links}, il servizio di accesso della tua azienda. Questo codice lo collega al tuo utente: da allora chi accede lì con quell’account entra come te.`,
      ],
      code,
      closing: [
        'Vale cinque minuti e si può usare una volta sola.',
        'Se non sei tu, non darlo a nessuno: resta tutto com’è, e avvisa la tua azienda.',
      ],
    },
    en: {
      subject: `Your code to link ${links} to ${product}`,
      paragraphs: [
        `somebody is signing in as you with ${links}, the sign-in service of your company. This code links it to your account: from then on whoever signs in there with that account comes in as you.`,
      ],
      code,
      closing: [
        'It is valid for five minutes and works once.',
        'If it is not you, give it to nobody: everything stays as it is, and tell your company.',
      ],
    },
  };
}
