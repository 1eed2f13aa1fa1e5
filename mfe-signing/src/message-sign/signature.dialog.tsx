import { useRef, useState } from 'react';
import { useSignedIn } from 'shared-api';
import { maxDrawingLength, minSignatureReach } from 'shared-api/contracts/signing';
import {
  Button,
  CancelButton,
  Dialog,
  DialogFoot,
  SignaturePad,
  VisuallyHidden,
  useConfirm,
  useTexts,
  type SignaturePadHandle,
} from 'shared-ui';
import classes from './message-sign.module.css';
import { messageSignTexts } from './message-sign.texts.ts';

interface SignatureDialogProps {
  /** The signer's own default, to be used in one press. */
  readonly stored: string | null;
  readonly onConfirm: (image: string) => void;
  readonly onClose: () => void;
}

/** Draw or type the signature of a message, or use the default (spec 02 §2). */
export function SignatureDialog({ stored, onConfirm, onClose }: SignatureDialogProps) {
  const t = useTexts(messageSignTexts);
  const { fullName } = useSignedIn();
  const pad = useRef<SignaturePadHandle>(null);
  const [problem, setProblem] = useState('');
  const [hasDraft, setHasDraft] = useState(false);
  const { ask, dialog: question } = useConfirm();
  const handleStored = async (image: string) => {
    const question = {
      title: t('pad.storedTitle'),
      text: t('pad.dropText'),
      confirmLabel: t('pad.useDefault'),
      cancelLabel: t('pad.goOn'),
    };
    if (!hasDraft || (await ask({ ...question, tone: 'danger' }))) onConfirm(image);
  };
  const handleConfirm = async () => {
    if (!pad.current || pad.current.isEmpty()) return setProblem(t('required'));
    const refusal = pad.current.refusal();
    if (refusal !== null) return setProblem(refusal);
    const image = await pad.current.toPng({ isTrimmed: true });
    if (image === null) return;
    if (image.length > maxDrawingLength) return setProblem(t('pad.tooLarge'));
    onConfirm(image);
  };
  const handleChange = (isEmpty: boolean) => {
    setHasDraft(!isEmpty);
    if (!isEmpty) setProblem('');
  };
  return (
    <>
      <Dialog isOpen onClose={onClose} title={t('pad.title')} size="m">
        {stored && (
          <div className={classes.stored}>
            <img className={classes.sample} src={stored} alt={t('pad.defaultAlt')} />
            <Button icon="sign" onClick={() => void handleStored(stored)}>
              {t('pad.useDefault')}
            </Button>
          </div>
        )}
        <SignaturePad
          ref={pad}
          purpose="inbox"
          minReach={minSignatureReach}
          name={fullName}
          onChange={handleChange}
          error={problem || undefined}
        />
        <VisuallyHidden>
          <p role="alert">{problem}</p>
        </VisuallyHidden>
        <p className={classes.meaning}>{t('pad.meaning')}</p>
        <DialogFoot>
          <CancelButton />
          <Button kind="primary" icon="check" onClick={() => void handleConfirm()}>
            {t('pad.confirm')}
          </Button>
        </DialogFoot>
      </Dialog>
      {question}
    </>
  );
}
