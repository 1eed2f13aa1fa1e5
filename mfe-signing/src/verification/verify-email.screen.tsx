import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from 'shared-api';
import { sendReceiverCodeByMail } from 'shared-api/contracts/platform';
import { getVerificationData, markContactVerified } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { ErrorState, LoadingState, notify, useScreen, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { productId } from '../product.ts';
import { verificationTexts } from './verification.texts.ts';
import { CodeDialog } from './code-dialog.component.tsx';
import { EmailForm } from './email-form.component.tsx';
import { NoDocument } from './no-document.component.tsx';
import { useVerifiedDocument } from './verified-document.ts';
import { VerifyPage } from './verify-page.component.tsx';

/** `/verifyEmailAndMobile` (spec 02 §2): a code by mail to the address on file, and the document's mail is verified. */
export function VerifyEmailScreen() {
  const t = useTexts(verificationTexts);
  const { id, next } = useVerifiedDocument();
  useScreen({ title: t('email.title') });
  if (!id) return <NoDocument />;
  return (
    <VerifyPage title={t('email.title')} intro={t('email.intro')}>
      <EmailVerification id={id} next={next} />
    </VerifyPage>
  );
}

function EmailVerification({ id, next }: { id: string; next: string }) {
  const t = useTexts(verificationTexts);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const receiver = useQuery({
    ...callQuery(getVerificationData, { id }),
  });
  if (receiver.error)
    return (
      <ErrorState
        title={failureText(receiver.error)}
        error={receiver.error}
        onRetry={() => void receiver.refetch()}
        isRetrying={receiver.isFetching}
      />
    );
  if (!receiver.data) return <LoadingState shape="form" rows={1} />;
  const handlePassed = async (challenge: string) => {
    await call(markContactVerified, { id, kind: 'mail', prefix: '', mobile: '', challenge });
    notify.success(t('email.verified'));
    await navigate(next, { replace: true });
  };
  return (
    <>
      <EmailForm address={receiver.data.username} onSubmit={() => setIsAsking(true)} />
      {isAsking && (
        <CodeDialog
          channel="mail"
          onClose={() => setIsAsking(false)}
          address={receiver.data.username}
          send={(asked) =>
            call(sendReceiverCodeByMail, {
              email: receiver.data.username,
              product: productId,
              documentId: id,
              ...asked,
            })
          }
          onPassed={handlePassed}
        />
      )}
    </>
  );
}
