import { useState } from 'react';
import { lazyPart, TextButton, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import { withData } from '../sign-in/with-data.ts';

const RecoveryDialog = lazyPart(() =>
  withData(
    import(/* webpackChunkName: "recovery-dialog" */ './recovery.dialog.tsx').then((m) => m.RecoveryDialog),
  ),
);

interface RecoveryLinkProps {
  /** The user name as it stands in the form beside it. */
  readonly typedUsername: () => string;
}

/** 'Forgot password?' (spec 01 §2), with the name that was typed already. */
export function RecoveryLink({ typedUsername }: RecoveryLinkProps) {
  const t = useTexts(authTexts);
  const [username, setUsername] = useState<string>();
  return (
    <>
      <TextButton onClick={() => setUsername(typedUsername())}>{t('login.forgotPassword')}</TextButton>
      {username !== undefined && (
        <RecoveryDialog username={username} onClose={() => setUsername(undefined)} />
      )}
    </>
  );
}
