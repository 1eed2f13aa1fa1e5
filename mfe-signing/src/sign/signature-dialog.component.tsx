import { useState, type ReactNode } from 'react';
import { Dialog, Sheet, useConfirm, useIsPhone, useTexts } from 'shared-ui';
import { useDefaultObjects } from '../signature-objects/use-default-objects.ts';
import { signTexts } from './sign.texts.ts';
import type { BoxView } from './boxes.ts';
import { SignatureForm, type SignatureFormProps } from './signature-form.component.tsx';

interface SignatureDialogProps extends Omit<SignatureFormProps, 'onCancel'> {
  /** The box to sign; null while none is. */
  readonly box: BoxView | null;
  readonly total: number;
  /** Whether something is drawn that closing would lose. */
  readonly hasDraft: boolean;
  readonly onClose: () => void;
}

/** The signature popup (spec 02 §4): a sheet under the thumb on a phone, a window on a desktop. */
export function SignatureDialog({ box, total, hasDraft, onClose, ...form }: SignatureDialogProps) {
  const t = useTexts(signTexts);
  // They are there before it opens, so that nothing moves in it.
  useDefaultObjects();
  const isSheet = useShapeAtOpening(box !== null);
  const { ask, dialog: question } = useConfirm();
  const handleClose = async () => {
    const mayClose =
      !hasDraft ||
      (await ask({
        title: t('pad.discardTitle'),
        text: t('pad.discardText'),
        confirmLabel: t('pad.discard'),
        cancelLabel: t('pad.goOn'),
        tone: 'danger',
      }));
    if (mayClose) onClose();
  };
  const modal = {
    isOpen: box !== null,
    onClose: () => void handleClose(),
    title: t('pad.title', { number: box?.number ?? total, total }),
  };
  const content: ReactNode = box && (
    <SignatureForm key={box.index} {...form} onCancel={() => void handleClose()} />
  );
  return (
    <>
      {isSheet ? (
        <Sheet {...modal}>{content}</Sheet>
      ) : (
        <Dialog {...modal} size="xl">
          {content}
        </Dialog>
      )}
      {question}
    </>
  );
}

/** Whether it is a sheet, as the screen was when it opened: a phone that is turned meanwhile loses no drawing. */
function useShapeAtOpening(isOpen: boolean): boolean {
  const isPhone = useIsPhone();
  const [isSheet, setIsSheet] = useState(isPhone);
  if (!isOpen && isSheet !== isPhone) setIsSheet(isPhone);
  return isSheet;
}
