import type { ReactNode } from 'react';
import { Button, DialogFoot, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import classes from './signature-form.module.css';

interface LastSignatureProps {
  readonly image: string;
  /** What it is: made just before, or kept. */
  readonly alt: string;
  /** Whether the document is complete with it. */
  readonly isLast: boolean;
  /** What using it means, where nobody was told yet. */
  readonly children?: ReactNode;
  readonly onUse: () => void;
  readonly onDrawAnother: () => void;
}

/** A signature that is there already, made just before or kept: one press uses it for this box. */
export function LastSignature({ image, alt, isLast, children, onUse, onDrawAnother }: LastSignatureProps) {
  const t = useTexts(signTexts);
  return (
    <>
      <img className={classes.last} src={image} alt={alt} />
      {children}
      <DialogFoot>
        <Button icon="edit" onClick={onDrawAnother}>
          {t('pad.drawAnother')}
        </Button>
        <Button kind="primary" icon="check" onClick={onUse} data-autofocus>
          {t(isLast ? 'pad.reuseLast' : 'pad.reuse')}
        </Button>
      </DialogFoot>
    </>
  );
}
