import { useState } from 'react';
import { PlainButton, useIsPhone, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import classes from './sign-header.module.css';

interface SignHeaderProps {
  readonly title: string;
  readonly sender: string;
  readonly page: number;
  readonly pages: number;
  readonly signed: number;
  readonly total: number;
  /** How many pages were seen, while all are to be seen first. */
  readonly seen: string | undefined;
}

/** What is being signed, the current page of all pages, the signed boxes of all boxes (spec 02 §2). */
export function SignHeader({ title, sender, page, pages, signed, total, seen }: SignHeaderProps) {
  const t = useTexts(signTexts);
  const isPhone = useIsPhone();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <header className={classes.header} data-whole={isWhole || undefined}>
      <div className={classes.words}>
        <h2>
          {isPhone ? (
            // A phone cuts a long title; one press shows all of it.
            <PlainButton aria-expanded={isWhole} onClick={() => setIsWhole((was) => !was)}>
              <span>{title}</span>
            </PlainButton>
          ) : (
            title
          )}
        </h2>
        <p>{t('from', { sender })}</p>
      </div>
      <p className={classes.counts}>
        <span aria-live="polite">{t('signedOf', { done: signed, count: total })}</span>
        <span>{t('pageOf', { page, total: pages })}</span>
      </p>
      <progress className={classes.progress} max={total} value={signed} aria-label={t('progress')} />
      <p className={classes.seen} aria-live="polite">
        {seen}
      </p>
    </header>
  );
}
