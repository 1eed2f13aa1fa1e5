import { defineTexts } from '../module-kit/texts/define-texts.ts';

/** The words of work that goes on. */
export const workTexts = defineTexts({
  it: {
    works: 'Lavori in corso',
    stop: 'Interrompi',
    stopping: 'Si interrompe…',
    close: 'Chiudi',
    count: '{{done, number}} di {{total, number}}',
    done_one: 'Fatto: {{count, number}} riuscito',
    done_other: 'Fatto: {{count, number}} riusciti',
    partly: 'Riusciti {{done, number}} di {{total, number}}',
    stopped: 'Interrotto: riusciti {{done, number}} di {{total, number}}',
    broken: 'Non concluso: riusciti {{done, number}} di {{total, number}}',
    failures_one: '{{count, number}} non riuscito',
    failures_other: '{{count, number}} non riusciti',
    rest: 'e altri {{count, number}}',
  } as const,
  en: {
    works: 'Work in progress',
    stop: 'Stop',
    stopping: 'Stopping…',
    close: 'Close',
    count: '{{done, number}} of {{total, number}}',
    done_one: 'Done: {{count, number}} succeeded',
    done_other: 'Done: {{count, number}} succeeded',
    partly: '{{done, number}} of {{total, number}} succeeded',
    stopped: 'Stopped: {{done, number}} of {{total, number}} succeeded',
    broken: 'Not finished: {{done, number}} of {{total, number}} succeeded',
    failures_one: '{{count, number}} failed',
    failures_other: '{{count, number}} failed',
    rest: 'and {{count, number}} more',
  },
});
