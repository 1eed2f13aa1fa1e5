import { useState } from 'react';
import { Button, lazyPart, useTexts } from 'shared-ui';
import type { SignInWayProps } from '../sign-in/sign-in-way.ts';
import { withData } from '../sign-in/with-data.ts';
import { authTexts } from '../auth.texts.ts';

const ScanView = lazyPart(() =>
  withData(
    import(/* webpackChunkName: "qr-scan" */ './scan/scan-view.component.tsx').then((m) => m.ScanView),
  ),
);

/** Signing in by QR code (spec 01 §2): a button that opens the camera view. */
export function QrLoginWay({ onFirstFactor }: SignInWayProps) {
  const t = useTexts(authTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="qr" isWide onClick={() => setIsOpen(true)}>
        {t('login.qr')}
      </Button>
      {isOpen && (
        <ScanView
          onClose={() => setIsOpen(false)}
          onPassed={(outcome) => {
            setIsOpen(false);
            onFirstFactor(outcome);
          }}
        />
      )}
    </>
  );
}
