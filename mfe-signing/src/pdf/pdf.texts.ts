import { defineTexts } from 'shared-ui';

export const pdfTexts = defineTexts({
  it: {
    pages: 'Pagine del documento',
    loading: 'Caricamento del documento',
    page: 'Pagina {{page}} di {{total}}',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    tools: 'Strumenti di visualizzazione',
    notDrawn: 'Questa pagina non può essere mostrata',
    failed: {
      missing: 'Il documento non è più disponibile',
      missingText: 'È stato eliminato, oppure non hai più il permesso di aprirlo.',
      unreachable: 'Il documento non si è caricato',
      unreachableText: 'Controlla la connessione e riprova. Quello che hai fatto finora resta.',
      unreadable: 'Il documento non si può mostrare',
      unreadableText: 'Il file sembra danneggiato o protetto.',
    },
  } as const,
  en: {
    pages: 'Pages of the document',
    loading: 'Loading the document',
    page: 'Page {{page}} of {{total}}',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    tools: 'View tools',
    notDrawn: 'This page cannot be shown',
    failed: {
      missing: 'The document is no longer available',
      missingText: 'It was deleted, or you may no longer open it.',
      unreachable: 'The document did not load',
      unreachableText: 'Check the connection and try again. What you have done so far stays.',
      unreadable: 'The document cannot be shown',
      unreadableText: 'The file seems to be damaged or protected.',
    },
  },
});
