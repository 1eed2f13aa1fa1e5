import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface LoginMail {
  product: string;
  name: string;
  code: string;
}

/** The mail that brings the code of a login. */
export function loginMail({ product, name, code }: LoginMail): LocalizedMail {
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
