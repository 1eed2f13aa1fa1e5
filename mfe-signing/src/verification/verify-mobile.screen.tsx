import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, useSignedIn } from 'shared-api';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import type { TypedMobile } from 'shared-api/contracts/directory';
import { markContactVerified } from 'shared-api/contracts/signing';
import { groupDigits, notify, useScreen, useTexts } from 'shared-ui';
import { productId } from '../product.ts';
import { verificationTexts } from './verification.texts.ts';
import { CodeDialog } from './code-dialog.component.tsx';
import { MobileForm } from './mobile-form.component.tsx';
import { NoDocument } from './no-document.component.tsx';
import { useVerifiedDocument } from './verified-document.ts';
import { VerifyPage } from './verify-page.component.tsx';

/** `/verifiyMobile` (spec 02 §2): a number, a code by SMS, and the document's phone is verified. */
export function VerifyMobileScreen() {
  const t = useTexts(verificationTexts);
  const { id, next } = useVerifiedDocument();
  useScreen({ title: t('mobile.title') });
  useEntryWarning(t('mobile.entry'));
  if (!id) return <NoDocument />;
  return (
    <VerifyPage title={t('mobile.title')} intro={t('mobile.intro')}>
      <MobileVerification id={id} next={next} />
    </VerifyPage>
  );
}

function MobileVerification({ id, next }: { id: string; next: string }) {
  const t = useTexts(verificationTexts);
  const navigate = useNavigate();
  const { username } = useSignedIn();
  const [number, setNumber] = useState<TypedMobile | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { prefix = '', number: mobile = '' } = number ?? {};
  const handleNumber = (given: TypedMobile) => {
    setNumber(given);
    setIsAsking(true);
  };
  const handlePassed = async (challenge: string) => {
    await call(markContactVerified, { id, kind: 'mobile', prefix, mobile, challenge });
    notify.success(t('mobile.verified'));
    await navigate(next, { replace: true });
  };
  return (
    <>
      <MobileForm onSubmit={handleNumber} />
      {isAsking && (
        <CodeDialog
          channel="sms"
          onClose={() => setIsAsking(false)}
          address={`${prefix} ${groupDigits(mobile)}`}
          send={(asked) =>
            call(sendCodeBySms, {
              username,
              product: productId,
              purpose: 'mobile',
              mobile,
              prefix,
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

function useEntryWarning(text: string): void {
  const hasWarned = useRef(false);
  useEffect(() => {
    if (hasWarned.current) return;
    hasWarned.current = true;
    notify.warning(text);
  }, [text]);
}
