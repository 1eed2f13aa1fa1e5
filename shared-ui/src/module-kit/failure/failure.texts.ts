import { defineTexts } from '../texts/define-texts.ts';

export const failureTexts = defineTexts({
  it: {
    thisPart: 'Questa parte',
    title: 'L’area {{area}} non è disponibile',
    partTitle: 'Questa parte non è disponibile',
    part: '{{area}}: questa parte non è disponibile. Il resto della pagina funziona.',
    unreachable:
      'Non ha risposto in tempo o non si è caricata. Può dipendere dalla connessione o da un aggiornamento in corso.',
    stopped: 'Si è fermata per un errore imprevisto. Quello che era già salvato è al sicuro.',
    undrawn: 'Il documento non si vede per intero.',
    outdated:
      'È uscita una versione che questa pagina non conosce ancora. Per usarla basta ricaricare la pagina.',
    restWorks: 'Il resto funziona: il menu, la Home e le altre aree si possono usare.',
    reload: 'Ricarica la pagina',
  } as const,
  en: {
    thisPart: 'This part',
    title: 'The area {{area}} is not available',
    partTitle: 'This part is not available',
    part: '{{area}}: this part is not available. The rest of the page works.',
    unreachable:
      'It did not answer in time or could not be loaded. The connection or an update under way may be the cause.',
    stopped: 'It stopped because of an unexpected error. What was already saved is safe.',
    undrawn: 'The document is not shown whole.',
    outdated: 'There is a version that this page does not know yet. Reload the page to use it.',
    restWorks: 'The rest works: you can use the menu, Home and the other areas.',
    reload: 'Reload the page',
  },
});
