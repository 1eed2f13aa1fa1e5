import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows in all. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Leads through the pages of a list; nothing where there is one. A page that is gone leads to the last. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useTexts(kitTexts);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isGone = page > pages;
  const goToLast = useEffectEvent(() => onPage(pages));
  useEffect(() => {
    if (isGone) goToLast();
  }, [isGone]);
  if (pages === 1 || isGone) return null;
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <IconButton
        icon="previous"
        label={t('pager.previous')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">{t('pager.page', { page, pages })}</span>
      <IconButton
        icon="next"
        label={t('pager.next')}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
