import { currentLanguage, getTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import type { DraftReceiver } from './draft.ts';

/** As many names as one reads in a line. */
const maxNamed = 2;

/** Receivers by their names: 'Carla Gallo, Mario Rossi e 3 altre persone'. */
export function receiversInWords(receivers: readonly DraftReceiver[]): string {
  const t = getTexts(documentAddTexts);
  const names = receivers.map(({ receiverName, receiverSurname }) => `${receiverName} ${receiverSurname}`);
  const rest = names.length - maxNamed;
  const words = rest > 0 ? [...names.slice(0, maxNamed), t('receivers.more', { count: rest })] : names;
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);
}
