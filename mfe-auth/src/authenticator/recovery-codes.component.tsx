import { useBoot } from 'shared-api';
import { Button, copyText, DialogFoot, useTexts } from 'shared-ui';
import classes from './authenticator.module.css';
import { saveText } from './save-text.ts';
import { Step } from './step.component.tsx';
import { authenticatorTexts } from './authenticator.texts.ts';

interface RecoveryCodesProps {
  readonly username: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, this once: to copy, to download, to print. */
export function RecoveryCodes({ username, codes, onDone }: RecoveryCodesProps) {
  const t = useTexts(authenticatorTexts);
  const { product } = useBoot().branding;
  const title = t('recovery.fileTitle', { product, username });
  const messages = { done: t('recovery.copied'), failed: t('recovery.copyFailed') };
  const save = () => {
    const text = [title, t('recovery.fileHint'), '', ...codes, ''].join('\r\n');
    saveText(`${product.toLowerCase()}-${t('recovery.fileName')}.txt`, text);
  };
  return (
    <Step>
      <div className={classes.step}>
        <p>{t('recovery.lead')}</p>
        <div className={classes.sheet}>
          <p className={classes.sheetTitle}>{title}</p>
          <ul className={classes.codes} aria-label={t('recovery.list')}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.keep}>
          <Button icon="copy" onClick={() => void copyText(codes.join('\n'), messages)}>
            {t('recovery.copy')}
          </Button>
          <Button icon="download" onClick={save}>
            {t('recovery.download')}
          </Button>
          <Button icon="document" onClick={() => window.print()}>
            {t('recovery.print')}
          </Button>
        </div>
        <DialogFoot>
          <Button kind="primary" icon="check" onClick={onDone} data-autofocus>
            {t('recovery.done')}
          </Button>
        </DialogFoot>
      </div>
    </Step>
  );
}
