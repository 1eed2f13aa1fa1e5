import { defineTexts } from 'shared-ui';

export const helpTexts = defineTexts({
  it: {
    action: 'Aiuto',
    title: 'Leggere e firmare un PDF',
    video: 'Video: come leggere e firmare un PDF',
    captions: 'Italiano',
    length: 'Senza audio, con didascalie.',
    videoFailed: 'Il video non si è caricato: i passi sono scritti qui sotto.',
    inWords: 'Gli stessi passi, scritti',
    step: {
      open: 'Il documento si apre alla prima pagina: le altre si leggono scorrendo, oppure scrivendo il numero della pagina.',
      zoom: 'Con i tasti Ingrandisci e Riduci, o con due dita, le pagine diventano più grandi o più piccole. Dalla tastiera: +, − e 0.',
      search: 'La lente cerca una parola in tutto il documento; le frecce portano da un risultato all’altro.',
      sign: 'Il tasto Firma apre il riquadro della firma: si disegna con il dito o il mouse, oppure si scrive il nome.',
      done: 'Si conferma. Dopo l’ultima firma il documento si salva da solo.',
    },
  } as const,
  en: {
    action: 'Help',
    title: 'Read and sign a PDF',
    video: 'Video: how to read and sign a PDF',
    captions: 'English',
    length: 'Without sound, with captions.',
    videoFailed: 'The video did not load: the steps are written below.',
    inWords: 'The same steps, in writing',
    step: {
      open: 'The document opens at its first page: scroll to read the others, or write the number of a page.',
      zoom: 'The buttons Zoom in and Zoom out, or two fingers, make the pages larger or smaller. On the keyboard: +, − and 0.',
      search:
        'The magnifying glass searches the whole document for a word; the arrows lead from one result to the next.',
      sign: 'The button Sign opens the pad: draw with a finger or the mouse, or type your name.',
      done: 'Confirm. After the last signature the document saves itself.',
    },
  },
});
