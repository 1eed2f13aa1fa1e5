import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, isFailure, useSignedIn } from 'shared-api';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import type { TypedMobile } from 'shared-api/contracts/directory';
import { getVerificationData, markContactVerified } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { EmptyState, groupDigits, LinkButton, notify, useScreen, useTexts, type CodeAsked } from 'shared-ui';
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
  const [refused, setRefused] = useState<string>();
  const known = useQuery({ ...callQuery(getVerificationData, { id }), retry: false, gcTime: 0 });
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
  const send = (asked: CodeAsked) =>
    call(sendCodeBySms, {
      username,
      product: productId,
      purpose: 'mobile',
      mobile,
      prefix,
      documentId: id,
      ...asked,
    }).catch((error: unknown) => {
      // It is the number that is wrong: it is corrected where it stands.
      const problem = isFailure(error, 'invalid-input') ? error.fields?.['mobile'] : undefined;
      if (problem) {
        setRefused(problem);
        setIsAsking(false);
      }
      throw error;
    });
  if (known.data && known.data.maskedMobile !== '' && !known.data.mayGive)
    return <KeptNumber id={id} number={`${known.data.prefix} ${known.data.maskedMobile}`} />;
  return (
    <>
      <MobileForm refused={refused} onType={() => setRefused(undefined)} onSubmit={handleNumber} />
      {isAsking && (
        <CodeDialog
          channel="sms"
          onClose={() => setIsAsking(false)}
          address={`${prefix} ${groupDigits(mobile)}`}
          send={send}
          onWrongNumber={() => setIsAsking(false)}
          onPassed={handlePassed}
        />
      )}
    </>
  );
}

/** The number stays: it is the one on record, or one that a signature was made with. */
function KeptNumber({ id, number }: { readonly id: string; readonly number: string }) {
  const t = useTexts(verificationTexts);
  return (
    <EmptyState
      title={t('mobile.keptTitle')}
      icon="phone"
      action={
        <LinkButton to={`/sign/${id}`} kind="primary">
          {t('mobile.toSign')}
        </LinkButton>
      }
    >
      {t('mobile.kept', { number })}
    </EmptyState>
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
