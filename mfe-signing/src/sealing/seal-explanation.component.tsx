import { Card, useTexts } from 'shared-ui';
import classes from './signing-done.module.css';
import { signingDoneTexts } from './signing-done.texts.ts';

/** What the seal of a signed document means, and how anyone has it checked. */
export function SealExplanation({ isMailed }: { isMailed: boolean }) {
  const t = useTexts(signingDoneTexts);
  return (
    <Card title={t('seal.title')}>
      <p>{t('seal.meaning')}</p>
      <details className={classes.check}>
        <summary>{t('seal.check')}</summary>
        <p>{t('seal.steps')}</p>
        {isMailed && <p>{t('seal.hash')}</p>}
      </details>
    </Card>
  );
}
