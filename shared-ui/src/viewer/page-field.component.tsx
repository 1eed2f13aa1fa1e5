import { useState, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-ui';
import classes from './viewer-tools.module.css';
import { viewerTexts } from './viewer.texts.ts';

interface PageFieldProps {
  readonly page: number;
  readonly total: number;
  readonly onGoToPage: (page: number) => void;
}

/** The page one is on, to be typed: 'pagina 4 di 12'. What is no page of the document goes back to where one is. */
export function PageField({ page, total, onGoToPage }: PageFieldProps) {
  const t = useTexts(viewerTexts);
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const wanted = Number(typed);
    setTyped(undefined);
    if (typed && Number.isInteger(wanted) && wanted >= 1 && wanted <= total) onGoToPage(wanted);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
  };
  const digits = String(total).length;
  return (
    <span className={classes.page}>
      <span className={classes.large} aria-hidden="true">
        {t('pageField')}
      </span>
      <input
        className={classes.field}
        inputMode="numeric"
        aria-label={t('pageFieldOf', { total })}
        style={{ inlineSize: `calc(${digits}ch + 1.25rem)` }}
        value={typed ?? page}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={commit}
      />
      <span aria-hidden="true">{t('ofTotal', { total })}</span>
    </span>
  );
}
