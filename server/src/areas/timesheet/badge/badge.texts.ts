import type { LocalizedText } from 'shared-api/contracts/common';

/** The sentences of the server about punches, in both languages. */
export const badgeTexts = {
  noBadge: { it: 'Questa persona non timbra', en: 'This person does not punch' },
  actingFor: {
    it: 'Non si timbra per un’altra persona: correggi i suoi orari',
    en: 'Nobody punches for another person: correct their times',
  },
  exitDue: {
    it: 'Risulta già un’entrata: adesso tocca all’uscita',
    en: 'There is an entrance already: the exit is due',
  },
  entranceDue: {
    it: 'Non risulta un’entrata aperta: adesso tocca all’entrata',
    en: 'No entrance is open: the entrance is due',
  },
  dayFull: {
    it: 'La giornata ha già le sue quattro timbrature: correggi gli orari',
    en: 'The day has its four punches already: correct its times',
  },
  missing: { it: 'Manca questa timbratura', en: 'This punch is missing' },
  notAfter: {
    it: 'Deve venire dopo la timbratura precedente',
    en: 'It must come after the punch before it',
  },
  tooLong: { it: 'Il turno sarebbe troppo lungo', en: 'The shift would be too long' },
  noSuchTime: {
    it: 'Questa ora non esiste: cambia l’ora legale',
    en: 'There is no such time: the clocks change',
  },
  future: { it: 'Questa ora deve ancora venire', en: 'This time is still to come' },
  overlap: {
    it: 'Si sovrappone alle timbrature di un altro giorno',
    en: 'It overlaps with the punches of another day',
  },
} as const satisfies Record<string, LocalizedText>;
