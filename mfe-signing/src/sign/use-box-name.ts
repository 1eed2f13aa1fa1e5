import { useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import { useBoxTotal } from './box-total.ts';
import type { BoxView } from './boxes.ts';

/** A box in words, with its state: 'Firma 1 di 3, pagina 2: da firmare'. */
export function useBoxName({ number, page, state }: BoxView): string {
  const t = useTexts(signTexts);
  const total = useBoxTotal();
  return `${t('box.name', { number, total, page })}: ${t(`box.${state}`)}`;
}
