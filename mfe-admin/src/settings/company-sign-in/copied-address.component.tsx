import { copyText, IconButton, useTexts } from 'shared-ui';
import classes from './company-sign-in.module.css';
import { companySignInTexts } from './company-sign-in.texts.ts';

interface CopiedAddressProps {
  readonly label: string;
  readonly address: string;
}

/** An address that has to stand elsewhere to the letter, with what copies it. */
export function CopiedAddress({ label, address }: CopiedAddressProps) {
  const t = useTexts(companySignInTexts);
  const copy = () => copyText(address, { done: t('copied'), failed: t('copyFailed') });
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <div className={classes.address}>
        <code>{address}</code>
        <IconButton icon="copy" label={t('copy', { what: label })} onClick={() => void copy()} />
      </div>
    </div>
  );
}
