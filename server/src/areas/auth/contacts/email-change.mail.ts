import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface NewAddressMail {
  readonly product: string;
  readonly name: string;
  readonly code: string;
}

/** The mail that brings the code of a new address, to that address. */
export function newAddressMail({ product, name, code }: NewAddressMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il codice per confermare il tuo indirizzo`,
      paragraphs: [`ecco il codice per usare questo indirizzo con ${product}:`],
      code,
      closing: [
        'Vale cinque minuti e si può usare una volta sola.',
        'Se non lo hai chiesto tu, non fare nulla: senza il codice non cambia niente.',
      ],
    },
    en: {
      subject: `The code to confirm your address`,
      paragraphs: [`here is the code to use this address with ${product}:`],
      code,
      closing: [
        'It is valid for five minutes and works once.',
        'If it was not you, do nothing: without the code nothing changes.',
      ],
    },
  };
}

interface AddressChangedMail {
  readonly product: string;
  readonly name: string;
  /** The new address, masked: the old one may be read by others by now. */
  readonly newAddress: string;
}

/** The mail that tells the old address that another has taken its place. */
export function addressChangedMail({ product, name, newAddress }: AddressChangedMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il tuo indirizzo di ${product} è cambiato`,
      paragraphs: [
        `da ora le e‑mail di ${product} vanno al tuo nuovo indirizzo, ${newAddress}. A questo non arriverà più niente.`,
      ],
      closing: ['Se non lo hai cambiato tu, avvisa subito la tua azienda.'],
    },
    en: {
      subject: `Your ${product} address has changed`,
      paragraphs: [
        `from now on the emails of ${product} go to your new address, ${newAddress}. Nothing more will come to this one.`,
      ],
      closing: ['If it was not you, tell your company at once.'],
    },
  };
}
