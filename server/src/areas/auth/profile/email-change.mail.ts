import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface NewAddressMail {
  readonly product: string;
  readonly name: string;
  readonly code: string;
}

/** The mail that brings the code of a new address, to that address. */
export function newAddressMail({ product, name, code }: NewAddressMail): LocalizedMail {
  return {
    it: {
      subject: `Il codice per confermare il tuo indirizzo`,
      greeting: `Ciao ${name},`,
      paragraphs: [`ecco il codice per usare questo indirizzo con ${product}:`],
      code,
      closing: [
        'Vale cinque minuti e si può usare una volta sola.',
        'Se non lo hai chiesto tu, non fare nulla: senza il codice non cambia niente.',
      ],
    },
    en: {
      subject: `The code to confirm your address`,
      greeting: `Hello ${name},`,
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
    it: {
      subject: `Il tuo indirizzo di ${product} è cambiato`,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `da ora le e‑mail di ${product} vanno al tuo nuovo indirizzo, ${newAddress}. A questo non arriverà più niente.`,
      ],
      closing: ['Se non lo hai cambiato tu, avvisa subito la tua azienda.'],
    },
    en: {
      subject: `Your ${product} address has changed`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `from now on the emails of ${product} go to your new address, ${newAddress}. Nothing more will come to this one.`,
      ],
      closing: ['If it was not you, tell your company at once.'],
    },
  };
}

interface AddressProposedMail {
  readonly product: string;
  readonly name: string;
  /** The administrator who wrote the new address. */
  readonly by: string;
  /** The new address, masked. */
  readonly newAddress: string;
  /** Where the person confirms it. */
  readonly address: string;
}

/** The mail that notifies somebody that an administrator wrote a new address for them, which they have to confirm. */
export function addressProposedMail({
  product,
  name,
  by,
  newAddress,
  address,
}: AddressProposedMail): LocalizedMail {
  return {
    it: {
      subject: `Conferma il tuo nuovo indirizzo di ${product}`,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `${by} ha indicato un nuovo indirizzo per te, ${newAddress}. Vale solo quando lo confermi dal tuo profilo: fino ad allora continuiamo a scrivere a questo.`,
      ],
      action: { label: 'Vai al profilo', address },
      closing: ['Se non è giusto, annulla la modifica nel profilo e avvisa la tua azienda.'],
    },
    en: {
      subject: `Confirm your new ${product} address`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `${by} has entered a new address for you, ${newAddress}. It counts only once you confirm it in your profile: until then we go on writing to this one.`,
      ],
      action: { label: 'Go to the profile', address },
      closing: ['If it is not right, cancel the change in the profile and tell your company.'],
    },
  };
}
