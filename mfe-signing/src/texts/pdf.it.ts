/** The PDF viewer. */
export const pdfIt = {
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
} as const;
