import { useEffect, useState, type ReactNode } from 'react';
import { Dialog, Sheet, SignaturePad, useIsPhone, useTexts } from 'shared-ui';
import { useDefaultObjects } from '../signature-objects/use-default-objects.ts';
import { signTexts } from './sign.texts.ts';
import type { BoxView } from './boxes.ts';
import { SignatureForm, type SignatureFormProps } from './signature-form.component.tsx';

interface SignatureDialogProps extends SignatureFormProps {
  /** The box to sign; null while none is. */
  readonly box: BoxView | null;
  readonly total: number;
  readonly onClose: () => void;
}

/** The signature popup (spec 02 §4): a sheet under the thumb on a phone, a window on a desktop. */
export function SignatureDialog({ box, total, onClose, ...form }: SignatureDialogProps) {
  const t = useTexts(signTexts);
  // They are there before it opens, so that nothing moves in it.
  useDefaultObjects();
  useEffect(() => SignaturePad.loadAhead(), []);
  const isSheet = useShapeAtOpening(box !== null);
  const modal = {
    isOpen: box !== null,
    onClose,
    title: t('pad.title', { number: box?.number ?? total, total }),
  };
  const content: ReactNode = box && <SignatureForm key={box.index} {...form} />;
  return isSheet ? (
    <Sheet {...modal}>{content}</Sheet>
  ) : (
    <Dialog {...modal} size="xl">
      {content}
    </Dialog>
  );
}

/** Whether it is a sheet, as the screen was when it opened: a phone that is turned meanwhile loses no drawing. */
function useShapeAtOpening(isOpen: boolean): boolean {
  const isPhone = useIsPhone();
  const [isSheet, setIsSheet] = useState(isPhone);
  if (!isOpen && isSheet !== isPhone) setIsSheet(isPhone);
  return isSheet;
}
