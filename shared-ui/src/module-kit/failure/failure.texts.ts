import { defineTexts } from '../texts/define-texts.ts';

export const failureTexts = defineTexts({
  it: {
    thisPart: 'Questa parte',
    title: 'L’area {{area}} non è disponibile',
    partTitle: 'Questa parte non è disponibile',
    part: '{{area}}: questa parte non è disponibile. Il resto della pagina funziona.',
    unreachable:
      'Non ha risposto in tempo o non si è caricata. Può dipendere dalla connessione o da un aggiornamento in corso.',
    changed:
      'Un suo file è arrivato diverso da come è stato fatto, e per sicurezza il browser non lo esegue. Di solito lo cambia un filtro sulla connessione, un antivirus o un’estensione del browser: provare da un’altra connessione o con un altro browser, oppure rivolgersi all’amministratore.',
    blocked:
      'Qualcosa tra questo dispositivo e il servizio ne trattiene un file: la pagina di accesso di un Wi‑Fi, o un filtro. Accedere lì, oppure passare a un’altra connessione, poi riprovare.',
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
    changed:
      'A file of it arrived other than it was made, and to be safe the browser does not run it. Usually a filter on the connection, an antivirus or an extension of the browser changes it: try another connection or another browser, or ask the administrator.',
    blocked:
      'Something between this device and the service holds back a file of it: the sign-in page of a Wi‑Fi, or a filter. Sign in there, or change to another connection, then try again.',
    stopped: 'It stopped because of an unexpected error. What was already saved is safe.',
    undrawn: 'The document is not shown whole.',
    outdated: 'There is a version that this page does not know yet. Reload the page to use it.',
    restWorks: 'The rest works: you can use the menu, Home and the other areas.',
    reload: 'Reload the page',
  },
});
