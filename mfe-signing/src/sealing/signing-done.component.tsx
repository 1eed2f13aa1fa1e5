import { useEffect, useRef } from 'react';
import { useSignedIn } from 'shared-api';
import { Button, ErrorState, Icon, Page, ProgressBar, useScreen, useTexts } from 'shared-ui';
import { EvidenceDownloads } from '../evidence/evidence-downloads.component.tsx';
import type { SignDocument } from '../sign/use-sign-document.ts';
import { CopyButton } from './copy-button.component.tsx';
import { CopyRecipients } from './copy-recipients.component.tsx';
import { NextDocument } from './next-document.component.tsx';
import { SealExplanation } from './seal-explanation.component.tsx';
import classes from './signing-done.module.css';
import { signingDoneTexts } from './signing-done.texts.ts';
import { useCompletion } from './use-completion.ts';

interface SigningDoneProps {
  readonly record: SignDocument;
  /** Shows the signed document itself. */
  readonly onRead: () => void;
}

/** The page after the last box: it is done, who gets it, the copy as soon as it is sealed, and what comes next (departure D90). */
export function SigningDone({ record, onRead }: SigningDoneProps) {
  const t = useTexts(signingDoneTexts);
  const { isGuest } = useSignedIn();
  const { complete, status, sealing } = useCompletion(record.id);
  useScreen({ back: { to: '/documents', label: t('bar'), icon: 'documents' } });
  if (status === 'failed')
    return (
      <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={complete}>
        {t('failedText')}
      </ErrorState>
    );
  return (
    <Page width="narrow">
      <DoneHeading title={record.title} />
      <div className={classes.status} role="status">
        {sealing?.state === 'signed' ? (
          <p>{t(sealing.isMailed ? 'done' : 'doneWithoutMail')}</p>
        ) : (
          <ProgressBar label={t('completed')} delay={0} />
        )}
      </div>
      <div className={classes.actions}>
        <SignedCopy record={record} isReady={status === 'sealed'} onRead={onRead} />
        {isGuest && <p className={classes.end}>{t('nothingElse')}</p>}
      </div>
      {sealing && <CopyRecipients record={record} sealing={sealing} />}
      {status === 'sealed' && <EvidenceDownloads id={record.id} hasPackage level={2} />}
      <SealExplanation isMailed={sealing?.isMailed === true} />
      {!isGuest && <NextDocument doneId={record.id} />}
    </Page>
  );
}

/** The heading takes the focus from the box that was signed last, so that it is read out. */
function DoneHeading({ title }: { title: string }) {
  const t = useTexts(signingDoneTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={classes.head}>
      <span className={classes.picture}>
        <Icon name="success" size="xl" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('document', { title })}</p>
    </header>
  );
}

interface SignedCopyProps {
  readonly record: SignDocument;
  readonly isReady: boolean;
  readonly onRead: () => void;
}

function SignedCopy({ record, isReady, onRead }: SignedCopyProps) {
  const t = useTexts(signingDoneTexts);
  if (!isReady)
    return (
      <Button kind="primary" icon="waiting" isWide disabled>
        {t('notYet')}
      </Button>
    );
  return (
    <>
      <CopyButton record={record} kind="primary" isWide>
        {t('download')}
      </CopyButton>
      <Button kind="quiet" icon="document" isWide onClick={onRead}>
        {t('read')}
      </Button>
    </>
  );
}
