import { requestActionTexts } from '../common/request-actions.texts.ts';
import { sicknessTexts } from './sickness.texts.ts';

const { it: italian } = sicknessTexts;
const { it: done, en: doneInEnglish } = requestActionTexts;

/** To the letter, with their section. */
const specified = [
  ['Selezionare una data ', italian.selectDay, '03 §5'],
  ['Sei sicuro?', italian.sure, '03 §5'],
  ['Vuoi inserire la malattia per data {{period}} ?', italian.question, '03 §5'],
  ['Vuoi eliminare questa malattia ?', italian.dialog.deleteQuestion, '03 §5'],
  ['La richiesta è stata inviata correttamente', done.sent, '03 §8'],
  ['La richiesta è stata salvata correttamente', italian.saved, '03 §8'],
  ['Dati eliminati correttamente', done.removed, '03 §8'],
  ['Your request has been removed correctly', doneInEnglish.removed, '03 §8'],
] as const;

it.each(specified)('says %j as it is specified', (wanted, said) => {
  expect(said).toBe(wanted);
});
