import { Button } from '../actions/button.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useCloseWindow } from '../unsaved/unsaved-scope.ts';

/** Closes the dialog or sheet around it, which asks first over what was typed in it. */
export function CancelButton({ label }: { readonly label?: string }) {
  const t = useTexts(kitTexts);
  return <Button onClick={useCloseWindow()}>{label ?? t('cancel')}</Button>;
}
