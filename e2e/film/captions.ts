/** A part of the film, and when it began. */
export interface Scene {
  readonly name: keyof typeof words | 'end';
  /** In milliseconds. */
  readonly at: number;
}

const words = {
  open: {
    it: 'L’allegato si apre: le pagine si leggono scorrendo.',
    en: 'The attachment opens: scroll to read its pages.',
  },
  zoom: {
    it: 'Ingrandisci e Riduci, o due dita, cambiano la grandezza.',
    en: 'Zoom in and Zoom out, or two fingers, change the size.',
  },
  search: {
    it: 'La lente cerca una parola in tutto il documento.',
    en: 'The magnifying glass searches the whole document.',
  },
  sign: {
    it: 'Per firmare si preme il riquadro indicato e si disegna la firma.',
    en: 'To sign, press the indicated box and draw your signature.',
  },
  done: {
    it: 'Si conferma: con l’ultima firma il documento si salva da solo.',
    en: 'Confirm: with the last signature the document saves itself.',
  },
};

/** The captions of the film, as WebVTT: each stands until the next scene. */
export function captions(scenes: readonly Scene[], language: 'it' | 'en'): string {
  const start = scenes[0]?.at ?? 0;
  const cues = scenes.flatMap(({ name, at }, index) => {
    const next = scenes[index + 1];
    if (name === 'end' || !next) return [];
    return `${time(at - start)} --> ${time(next.at - start)}\n${words[name][language]}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function time(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
