import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { VisuallyHidden } from './visually-hidden.component.tsx';

/** The words after a name that screen readers say for the number beside it: 'Documenti 3 da gestire'. */
export function WaitingWords({ number }: { readonly number: string }) {
  const t = useTexts(kitTexts);
  return <VisuallyHidden>{t('toDealWith', { number })}</VisuallyHidden>;
}
