import type { ReactNode } from 'react';
import { useBoot } from 'shared-api';
import { changeLanguage, SegmentedField, useLanguage, useTexts } from 'shared-ui';
import { guestLinkTexts } from './guest-link.texts.ts';
import classes from './guest-page.module.css';

const languages = [
  { value: 'en', label: 'EN' },
  { value: 'it', label: 'IT' },
] as const;

/** A page for somebody who has never seen us: our name, the language, one column. */
export function GuestPage({ children }: { children: ReactNode }) {
  const t = useTexts(guestLinkTexts);
  const { branding } = useBoot();
  const language = useLanguage();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <p className={classes.product}>{branding.product}</p>
        <SegmentedField
          label={t('language')}
          isLabelHidden
          choices={languages}
          value={language}
          onChange={changeLanguage}
        />
      </header>
      {children}
    </div>
  );
}
