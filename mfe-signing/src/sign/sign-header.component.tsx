import { useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import classes from './sign-header.module.css';

interface SignHeaderProps {
  readonly title: string;
  readonly sender: string;
  readonly page: number;
  readonly pages: number;
  readonly signed: number;
  readonly total: number;
}

/** What is being signed, the current page of all pages, the signed boxes of all boxes (spec 02 §2). */
export function SignHeader({ title, sender, page, pages, signed, total }: SignHeaderProps) {
  const t = useTexts(signTexts);
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1>{title}</h1>
        <p>{t('from', { sender })}</p>
      </div>
      <p className={classes.counts}>
        <span>{t('pageOf', { page, total: pages })}</span>
        <span aria-live="polite">{t('signedOf', { done: signed, total })}</span>
      </p>
      <progress className={classes.progress} max={total} value={signed} aria-label={t('progress')} />
    </header>
  );
}
