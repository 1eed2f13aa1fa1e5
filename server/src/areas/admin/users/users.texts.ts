import type { LocalizedText } from 'shared-api/contracts/common';

export const usernameTaken: LocalizedText = {
  it: 'Questo username è già in uso',
  en: 'This username is taken',
};
export const lastSuperUser: LocalizedText = {
  it: 'È l’unico amministratore di tutto il sistema: prima nominane un altro',
  en: 'This is the only administrator of the whole system: name another one first',
};
export const notYourself: LocalizedText = {
  it: 'Non puoi disattivare né eliminare il tuo stesso utente',
  en: 'You cannot deactivate or delete your own user',
};
export const tooManyRights: LocalizedText = {
  it: 'Questi gruppi danno permessi che tu non hai',
  en: 'These groups give permissions that you do not have',
};
export const groupElsewhere: LocalizedText = {
  it: 'Un gruppo non appartiene più a questa azienda: ricarica la pagina',
  en: 'A group does not belong to this company any more: reload the page',
};
export const tooManyToDelete: LocalizedText = {
  it: 'Si possono eliminare al massimo {max} utenti alla volta: restringi la selezione',
  en: 'At most {max} users can be deleted at once: select fewer',
};

/** Why one's own address and number stay as they are in the lists of users. */
export const ownOnProfile: LocalizedText = {
  it: 'Il tuo indirizzo e il tuo numero si cambiano dal profilo, con la password',
  en: 'Your own address and number are changed on the profile, with your password',
};

/** Who takes over the documents of whom one deletes is none of those who may. */
export const noSuccessor: LocalizedText = {
  it: 'Scegli un amministratore attivo dell’azienda',
  en: 'Choose an active administrator of the company',
};
