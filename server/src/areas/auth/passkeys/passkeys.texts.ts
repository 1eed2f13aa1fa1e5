import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a passkey does not sign in: the same sentence for one that is not known, was removed, or did not sign well. */
export const passkeyRefused: LocalizedText = {
  it: 'Passkey non riconosciuta: accedi con la password, oppure riprova',
  en: 'Passkey not recognised: sign in with your password, or try again',
};

/** Why no passkey is made without the password. */
export const passkeyNeedsPassword: LocalizedText = {
  it: 'Per aggiungere una passkey serve la password',
  en: 'Adding a passkey needs your password',
};

/** Why a passkey does not let somebody go on with a screen that waits for another. */
export const passkeyOfOther: LocalizedText = {
  it: 'Questa passkey è di un’altra persona: usa una delle tue, oppure la password',
  en: 'This passkey is another person’s: use one of yours, or your password',
};

/** Why a passkey that was just made is not kept. */
export const passkeyNotKept: LocalizedText = {
  it: 'La passkey non è stata aggiunta: la richiesta è scaduta o il dispositivo non l’ha confermata',
  en: 'The passkey was not added: the request has expired, or the device did not confirm it',
};

/** Why no further passkey is made. */
export const tooManyPasskeys: LocalizedText = {
  it: 'Hai già {most} passkey: togline una prima di aggiungerne un’altra',
  en: 'You already have {most} passkeys: remove one before you add another',
};

/** Why this address has no passkeys. */
export const noPasskeysHere: LocalizedText = {
  it: 'Le passkey non sono disponibili a questo indirizzo',
  en: 'Passkeys are not available at this address',
};
