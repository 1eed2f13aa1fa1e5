import { useEffect, useRef } from 'react';

/** Reads the code out of an SMS for this site, where the phone can and the person agrees (WebOTP). */
export function useSmsCode(isOn: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isOn || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    void receive(waiting.signal).then((code) => code && latest.current(code));
    return () => waiting.abort();
  }, [isOn]);
}

async function receive(signal: AbortSignal): Promise<string | undefined> {
  try {
    // TypeScript's DOM does not know WebOTP.
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    return ((await navigator.credentials.get(options)) as { code?: string } | null)?.code;
  } catch {
    // Refused, or left: the person types the code.
    return undefined;
  }
}
