import { useState } from 'react';
import { lazyPart, TextButton, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';

const RecoveryDialog = lazyPart(() =>
  import(/* webpackChunkName: "recovery-dialog" */ './recovery.dialog.tsx').then((m) => m.RecoveryDialog),
);

/** 'Forgot password?' (spec 01 §2). */
export function RecoveryLink() {
  const t = useTexts(authTexts);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <TextButton onClick={() => setIsAsking(true)}>{t('login.forgotPassword')}</TextButton>
      {isAsking && <RecoveryDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
