import { type Ref } from 'react';
import { useSignedIn } from 'shared-api';
import { minSignatureReach, type SignatureObject } from 'shared-api/contracts/signing';
import { SignaturePad, useTexts, VisuallyHidden, type SignaturePadHandle, useToday } from 'shared-ui';
import { ObjectPreview } from './object-preview.component.tsx';
import { signatureObjectsTexts } from './signature-objects.texts.ts';
import classes from './signature-objects.module.css';

interface DrawingPartProps {
  /** The object as it is kept; undefined for one that is added. */
  readonly current: SignatureObject | undefined;
  readonly error: string | undefined;
  readonly onChange: (isEmpty: boolean) => void;
  readonly ref: Ref<SignaturePadHandle>;
}

/** A pad of 480 by 100 under today's stamp (spec 02 §2), and the signature as it is kept. */
export function DrawingPart({ current, error, onChange, ref }: DrawingPartProps) {
  const t = useTexts(signatureObjectsTexts);
  const { fullName } = useSignedIn();
  const today = useToday().split('-').toReversed().join('-');
  return (
    <>
      {current && (
        <figure className={classes.figure}>
          <figcaption>{t('form.current.signature')}</figcaption>
          <ObjectPreview object={current} isLarge />
          <p className={classes.note}>{t('form.newSignature')}</p>
        </figure>
      )}
      <div className={classes.pad}>
        <SignaturePad
          ref={ref}
          purpose="object"
          minReach={minSignatureReach}
          name={fullName}
          stamp={[today, t('form.stamp')]}
          onChange={onChange}
          isGuarded={false}
          error={error}
        />
      </div>
      <VisuallyHidden>
        <p role="alert">{error}</p>
      </VisuallyHidden>
      <p className={classes.note}>{t('form.stampHint')}</p>
    </>
  );
}
