import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, failureSentence } from 'shared-api';
import { readQrCode, type LoginOutcome } from 'shared-api/contracts/auth';
import { useTexts } from 'shared-ui';
import { useLastChannel } from '../../sign-in/last-channel.ts';
import { enterByQrCode } from '../enter-by-qr-code.ts';
import { qrScanTexts } from './qr-scan.texts.ts';

/** The state of the last code that was read. */
export interface ScanNotice {
  readonly tone: 'info' | 'error';
  readonly text: string;
  /** What may be tried again: an answer that did not come. */
  readonly retry?: () => void;
}

/** Signs in by the text of a QR code. A code that was refused is not sent again as long as the view is open. */
export function useQrEntry(onPassed: (outcome: LoginOutcome) => void) {
  const t = useTexts(qrScanTexts);
  const [channel] = useLastChannel();
  const [notice, setNotice] = useState<ScanNotice>();
  const settled = useRef(new Map<string, ScanNotice>());
  const entering = useMutation({
    mutationFn: (secret: string) => enterByQrCode({ secret, channel }),
    onSuccess: (outcome) => onPassed(outcome),
    onError: (error, secret) => {
      const failed = describe(error, secret);
      settled.current.set(secret, failed);
      setNotice(failed);
    },
  });

  function describe(error: Error, secret: string): ScanNotice {
    const isAnswered = error instanceof ApiError && error.status > 0 && error.status < 500;
    if (isAnswered && error.code !== 'too-many-requests') return { tone: 'error', text: error.message };
    const text = failureSentence(error, t('scan.failed'));
    return { tone: 'error', text, retry: () => send(secret) };
  }

  const send = (secret: string) => {
    setNotice({ tone: 'info', text: t('scan.checking') });
    entering.mutate(secret);
  };

  return {
    notice,
    isChecking: entering.isPending || entering.isSuccess,
    /** Handles the text of a code. */
    enter: (text: string) => {
      if (entering.isPending || entering.isSuccess) return;
      const secret = readQrCode(text);
      const known = secret
        ? settled.current.get(secret)
        : { tone: 'error' as const, text: t('scan.foreign') };
      if (known) setNotice((shown) => (shown?.text === known.text ? shown : known));
      else if (secret) send(secret);
    },
    showNotice: setNotice,
  };
}
