import { call, useSignedIn } from 'shared-api';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import type { CodeAsked } from 'shared-ui';
import { productId } from '../product.ts';
import { CodeDialog } from '../verification/code-dialog.component.tsx';

interface MessageCodeProps {
  readonly id: string;
  /** Where the code goes, masked. */
  readonly address: string;
  readonly onClose: () => void;
  readonly onPassed: (challenge: string) => void;
}

/** Asks for the code that the signature of a message is confirmed with, sent to the number on record. */
export function MessageCode({ id, address, onClose, onPassed }: MessageCodeProps) {
  const { username } = useSignedIn();
  const send = (asked: CodeAsked) =>
    call(sendCodeBySms, { username, product: productId, purpose: 'sign', documentId: id, ...asked });
  return <CodeDialog channel="sms" onClose={onClose} address={address} send={send} onPassed={onPassed} />;
}
