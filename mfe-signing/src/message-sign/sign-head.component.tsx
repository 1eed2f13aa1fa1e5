import { Button, IconButton, useTexts } from 'shared-ui';
import classes from './message-sign.module.css';
import { messageSignTexts } from './message-sign.texts.ts';
import type { Marks } from './use-marks.ts';

interface SignHeadProps {
  readonly message: {
    readonly title: string;
    readonly senderCompany: string;
    readonly boxes: readonly unknown[];
  };
  readonly marks: Marks;
  readonly signature: string | null;
  readonly onChangeSignature: () => void;
}

/** What is signed, how, and the way back from each change. */
export function SignHead({ message, marks, signature, onChangeSignature }: SignHeadProps) {
  const t = useTexts(messageSignTexts);
  const { title, senderCompany, boxes } = message;
  return (
    <div className={classes.side}>
      <div className={classes.facts}>
        <h2>{title}</h2>
        <p className={classes.hint}>{t('from', { sender: senderCompany })}</p>
        <p className={classes.hint}>{t(boxes.length > 0 ? 'hintFixed' : 'hint')}</p>
      </div>
      <div className={classes.tools}>
        <IconButton icon="undo" label={t('undoLast')} disabled={!marks.undo} onClick={marks.undo} />
        <IconButton icon="redo" label={t('redo')} disabled={!marks.redo} onClick={marks.redo} />
        {signature && (
          <Button size="s" icon="edit" onClick={onChangeSignature}>
            {t('changeSignature')}
          </Button>
        )}
      </div>
    </div>
  );
}
