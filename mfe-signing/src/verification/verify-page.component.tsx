import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card, useBottomBar, useTexts } from 'shared-ui';
import { verificationTexts } from './verification.texts.ts';
import classes from './verify-page.module.css';

interface VerifyPageProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** One narrow card with a form, and the way back to the documents. */
export function VerifyPage({ title, intro, children }: VerifyPageProps) {
  const t = useTexts(verificationTexts);
  const navigate = useNavigate();
  useBottomBar([{ id: 'back', label: t('back'), icon: 'back', onClick: () => void navigate('/documents') }]);
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <Card className={classes.card}>
        <p className={classes.intro}>{intro}</p>
        {children}
      </Card>
    </div>
  );
}
