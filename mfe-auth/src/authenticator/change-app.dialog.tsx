import { useState } from 'react';
import type { AuthenticatorProof, AuthenticatorSetup } from 'shared-api/contracts/auth';
import { Dialog, useTexts } from 'shared-ui';
import { renewRecoveryCodes, replaceApp, disableApp } from './authenticator-calls.ts';
import { AuthenticatorDialog } from './authenticator.dialog.tsx';
import { ProofForm } from './proof-form.component.tsx';
import { RecoveryCodes } from './recovery-codes.component.tsx';
import { authenticatorTexts } from './authenticator.texts.ts';

/** What somebody can do with the app that they have. */
export type AppChange = 'replace' | 'renew' | 'disable';

interface ChangeAppDialogProps {
  readonly change: AppChange;
  readonly username: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The popups of a change: the proof, then what the change leads to: a new key, new recovery codes, nothing. */
export function ChangeAppDialog({ change, username, onDone, onClose }: ChangeAppDialogProps) {
  const t = useTexts(authenticatorTexts);
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const acts: Readonly<Record<AppChange, (proof: AuthenticatorProof) => Promise<void>>> = {
    replace: async (proof) => setSetup(await replaceApp(proof)),
    renew: async (proof) => setCodes(await renewRecoveryCodes(proof)),
    disable: async (proof) => {
      await disableApp(proof);
      onDone();
    },
  };
  if (setup)
    return <AuthenticatorDialog username={username} setup={setup} onDone={onDone} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      isSticky={codes !== undefined}
      onClose={codes ? onDone : onClose}
      title={codes ? t('title.recovery') : t(`proof.${change}.title`)}
    >
      {codes ? (
        <RecoveryCodes username={username} codes={codes} onDone={onDone} />
      ) : (
        <ProofForm username={username} lead={t(`proof.${change}.lead`)} act={acts[change]} onBack={onClose} />
      )}
    </Dialog>
  );
}
