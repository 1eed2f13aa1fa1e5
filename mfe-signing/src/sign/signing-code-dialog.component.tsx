import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, useSignedIn } from 'shared-api';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import { getVerificationData } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import type { CodeAsked } from 'shared-ui';
import { productId } from '../product.ts';
import { CodeDialog } from '../verification/code-dialog.component.tsx';

interface SigningCodeDialogProps {
  readonly documentId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The document ran out: there is no code for it any more. */
  readonly onExpired: () => void;
  readonly onPassed: (challenge: string) => void;
}

/** Asks for the code that a signature is confirmed with (spec 02 §4, step 4), sent to the receiver's phone. */
export function SigningCodeDialog({
  documentId,
  isOpen,
  onClose,
  onExpired,
  onPassed,
}: SigningCodeDialogProps) {
  const { username } = useSignedIn();
  const phone = useQuery({
    ...callQuery(getVerificationData, { id: documentId }),
    enabled: isOpen,
  });
  const { prefix = '', maskedMobile = '', mayGive = false } = phone.data ?? {};
  const navigate = useNavigate();
  const giveAnother = () => void navigate(`/verifiyMobile?document=${documentId}&then=sign`);
  if (!isOpen) return null;
  const send = (asked: CodeAsked) =>
    call(sendCodeBySms, { username, product: productId, purpose: 'sign', documentId, ...asked });
  return (
    <CodeDialog
      channel="sms"
      onClose={onClose}
      onExpired={onExpired}
      address={`${prefix} ${maskedMobile}`.trim()}
      send={send}
      onPassed={onPassed}
      onWrongNumber={mayGive ? giveAnother : undefined}
    />
  );
}
