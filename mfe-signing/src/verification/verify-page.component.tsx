import type { ReactNode } from 'react';
import { Card, useScreen } from 'shared-ui';
import classes from './verify-page.module.css';

interface VerifyPageProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** One narrow card with a form, and the way back to the documents. */
export function VerifyPage({ title, intro, children }: VerifyPageProps) {
  useScreen({ title, back: { to: '/documents' } });
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <p className={classes.intro}>{intro}</p>
        {children}
      </Card>
    </div>
  );
}
