import type { LocalizedText } from 'shared-api/contracts/common';

/** A slide of the demo; `drawing` is a file in `slides/`. */
interface DemoSlide {
  readonly name: string;
  readonly drawing: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
}

/** The slides of the demo, in their order. */
export const demoSlides: readonly DemoSlide[] = [
  {
    name: 'sign',
    drawing: 'sign.svg',
    title: { it: 'Firma dove sei', en: 'Sign where you are' },
    text: {
      it: 'Apri il documento dal telefono, tocca i riquadri e firma con il dito. Bastano due minuti.',
      en: 'Open the document on your phone, tap the boxes and sign with a finger. It takes two minutes.',
    },
  },
  {
    name: 'follow',
    drawing: 'follow.svg',
    title: { it: 'Sai sempre a che punto è', en: 'Always know where it stands' },
    text: {
      it: 'Inviato, consegnato, firmato: ogni passaggio si vede subito, senza telefonate.',
      en: 'Sent, delivered, signed: each step shows at once, without a phone call.',
    },
  },
  {
    name: 'seal',
    drawing: 'seal.svg',
    title: { it: 'Una firma che resta', en: 'A signature that holds' },
    text: {
      it: 'Ogni documento firmato è sigillato: se qualcuno lo cambia dopo, si vede.',
      en: 'Every signed document is sealed: if somebody changes it later, it shows.',
    },
  },
];
