import type { LocalizedText } from 'shared-api/contracts/common';

export const groupNameTaken: LocalizedText = {
  it: 'Un altro gruppo dell’azienda ha già questo nome',
  en: 'Another group of the company has this name',
};
export const notYourRights: LocalizedText = {
  it: 'Non puoi dare permessi che tu non hai',
  en: 'You cannot give permissions that you do not have',
};
export const lastDefaultGroup: LocalizedText = {
  it: 'È l’unico gruppo per chi arriva: prima scegline un altro',
  en: 'This is the only group for newcomers: choose another one first',
};
export const yourOwnRights: LocalizedText = {
  it: 'Così perderesti tu il permesso di gestire gli utenti',
  en: 'You would lose your own permission to administer users',
};
export const onlyGroup: LocalizedText = {
  it: 'Chi è solo in questo gruppo resterebbe senza: prima mettilo in un altro',
  en: 'Whoever is in this group alone would be left without one: put them into another first',
};
export const savedMeanwhile: LocalizedText = {
  it: 'Qualcuno ha cambiato il gruppo nel frattempo',
  en: 'Somebody has changed the group meanwhile',
};
