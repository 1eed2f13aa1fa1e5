import { defineTexts } from '../module-kit/texts/define-texts.ts';

export const signatureTexts = defineTexts({
  it: {
    how: 'Come firmare',
    draw: 'Disegna',
    type: 'Scrivi',
    signHere: 'Firma qui',
    drawHint: {
      touch: 'Con il dito o la penna, oppure con «Scrivi».',
      mouse: 'Con il mouse o la penna; con la tastiera c’è «Scrivi».',
    },
    area: 'Area della firma',
    empty: 'La firma è vuota',
    dot: 'Il segno è troppo piccolo per una firma: disegnarla per intero',
    noLetter: 'Scrivere il nome per intero',
    noPicture:
      'Questo dispositivo non è riuscito a fare l’immagine della firma, che resta qui. Chiudere altre pagine o applicazioni, poi confermare di nuovo',
    hiddenPicture:
      'Questo browser nasconde ai siti ciò che vi si disegna. Permettere a questo sito di leggere le immagini («canvas»), oppure firmare con un altro browser',
    strokes_one: '{{count}} tratto disegnato',
    strokes_other: '{{count}} tratti disegnati',
    undo: 'Annulla tratto',
    clear: 'Pulisci',
    name: 'Nome e cognome',
    preview: 'Anteprima della firma: {{name}}',
    hand: { label: 'Grafia', plain: 'Semplice', elegant: 'Elegante', quick: 'Svelta' },
  } as const,
  en: {
    how: 'How to sign',
    draw: 'Draw',
    type: 'Type',
    signHere: 'Sign here',
    drawHint: {
      touch: 'With a finger or a pen. You can also choose “Type”.',
      mouse: 'With the mouse or a pen. With the keyboard choose “Type”.',
    },
    area: 'Signature area',
    empty: 'The signature is empty',
    dot: 'The mark is too small for a signature: draw it in full',
    noLetter: 'Write the name in full',
    noPicture:
      'This device could not make the picture of the signature, which stays here. Close other pages or apps, then confirm again',
    hiddenPicture:
      'This browser hides from sites what is drawn on them. Allow this site to read pictures (“canvas”), or sign with another browser',
    strokes_one: '{{count}} stroke drawn',
    strokes_other: '{{count}} strokes drawn',
    undo: 'Undo stroke',
    clear: 'Clear',
    name: 'Name and surname',
    preview: 'Preview of the signature: {{name}}',
    hand: { label: 'Handwriting', plain: 'Plain', elegant: 'Elegant', quick: 'Quick' },
  },
});
