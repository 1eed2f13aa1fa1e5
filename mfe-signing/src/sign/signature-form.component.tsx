import { useRef, useState } from 'react';
import { useSignedIn } from 'shared-api';
import { maxDrawingLength, minSignatureReach } from 'shared-api/contracts/signing';
import {
  Button,
  CancelButton,
  DialogFoot,
  SignaturePad,
  VisuallyHidden,
  useTexts,
  type SignaturePadHandle,
} from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import { OwnObjects } from '../signature-objects/own-objects.component.tsx';
import { LastSignature } from './last-signature.component.tsx';
import classes from './signature-form.module.css';

export interface SignatureFormProps {
  /** The signature made just before, to use again. */
  readonly lastImage: string | null;
  /** Whether the document is complete with this signature. */
  readonly isLast: boolean;
  readonly onConfirm: (image: string) => void;
}

/** Draw or type a signature, or use the last one again, or one that is kept; each is confirmed by a press. */
export function SignatureForm(props: SignatureFormProps) {
  const { lastImage, isLast, onConfirm } = props;
  const t = useTexts(signTexts);
  const { fullName } = useSignedIn();
  const pad = useRef<SignaturePadHandle>(null);
  /** What is there already and is looked at: the one made just before, or one that is kept. */
  const [reused, setReused] = useState(lastImage && { image: lastImage, alt: t('pad.reuseHint') });
  // A drawing under way waits behind what is looked at, and is there for who goes back to it.
  const [isPadUsed, setIsPadUsed] = useState(reused === null);
  const [problem, setProblem] = useState('');
  const meaning = lastImage === null && <p className={classes.meaning}>{t('pad.meaning')}</p>;
  const handleConfirm = async () => {
    if (!pad.current || pad.current.isEmpty()) return setProblem(t('pad.required'));
    const refusal = pad.current.refusal();
    if (refusal !== null) return setProblem(refusal);
    const image = await pad.current.toPng({ isTrimmed: true });
    if (image === null) return;
    if (image.length > maxDrawingLength) return setProblem(t('pad.tooLarge'));
    onConfirm(image);
  };
  const handleChange = (isEmpty: boolean) => {
    if (!isEmpty) setProblem('');
  };
  return (
    <>
      {reused && (
        <LastSignature
          {...reused}
          isLast={isLast}
          onUse={() => onConfirm(reused.image)}
          onDrawAnother={() => {
            setReused(null);
            setIsPadUsed(true);
          }}
        >
          {meaning}
        </LastSignature>
      )}
      {isPadUsed && (
        <div hidden={reused !== null}>
          <SignaturePad
            ref={pad}
            purpose="document"
            minReach={minSignatureReach}
            name={fullName}
            onChange={handleChange}
            error={problem || undefined}
          />
        </div>
      )}
      {!reused && (
        <>
          <VisuallyHidden>
            <p role="alert">{problem}</p>
          </VisuallyHidden>
          <OwnObjects onChoose={setReused} />
          {meaning}
          <DialogFoot>
            <CancelButton />
            <Button kind="primary" icon="check" onClick={() => void handleConfirm()}>
              {t(isLast ? 'pad.confirmLast' : 'pad.confirm')}
            </Button>
          </DialogFoot>
        </>
      )}
    </>
  );
}
