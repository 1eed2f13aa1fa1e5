import { defineTexts } from 'shared-ui';

/** The texts of what makes an approved request shorter. */
export const shortenTexts = defineTexts({
  it: {
    action: 'Cambia i giorni',
    title: 'Cambia i giorni approvati',
    text: 'Si può finire prima o iniziare dopo. I giorni tolti tornano disponibili.',
    from: 'Dal',
    to: 'Al',
    missingDay: 'Scegli un giorno',
    submit: 'Cambia',
    returns: 'Non sono più di assenza: {{hours}} ore',
    done: 'Giorni cambiati: {{hours}} ore non sono più di assenza',
  } as const,
  en: {
    action: 'Change the days',
    title: 'Change the approved days',
    text: 'It can end earlier or begin later. The days that are taken off are free again.',
    from: 'From',
    to: 'To',
    missingDay: 'Choose a day',
    submit: 'Change',
    returns: 'No longer absence: {{hours}} hours',
    done: 'Days changed: {{hours}} hours are no longer absence',
  },
});
