import { Button, DialogFoot, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import classes from './signature-form.module.css';

interface LastSignatureProps {
  readonly image: string;
  /** Whether the document is complete with it. */
  readonly isLast: boolean;
  readonly onUse: () => void;
  readonly onDrawAnother: () => void;
}

/** The signature made just before: one press uses it for this box too. */
export function LastSignature({ image, isLast, onUse, onDrawAnother }: LastSignatureProps) {
  const t = useTexts(signTexts);
  return (
    <>
      <img className={classes.last} src={image} alt={t('pad.reuseHint')} />
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
