import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AuthenticatorSetup } from 'shared-api/contracts/auth';
import { startSetup, verifyCode } from './authenticator-calls.ts';

interface StepsOptions {
  /** Undefined where the page does not know it yet. */
  readonly username: string | undefined;
  /** A setup that was begun already; otherwise it begins here. */
  readonly begun: AuthenticatorSetup | undefined;
  readonly onDone: () => void;
}

interface GivenCodes {
  readonly codes: readonly string[];
  /** Whose they are. */
  readonly username: string;
}

const noCodes: GivenCodes = { codes: [], username: '' };

/** Where somebody is with their app: begin, code by mail, key, code of the app, recovery codes. */
type AuthenticatorStep = 'begin' | 'mail' | 'scan' | 'code' | 'recovery';

/** The steps with the app (spec 01 §4): what is due next, and what leads there. */
export function useAuthenticatorSteps({ username, begun, onDone }: StepsOptions) {
  const beginning = useMutation({ mutationFn: (challenge?: string) => startSetup(username, challenge) });
  const [isScanned, setIsScanned] = useState(false);
  const [given, setGiven] = useState<GivenCodes>(noCodes);
  const setup = begun ?? beginning.data;
  const { mutate } = beginning;
  const isBegun = begun !== undefined;
  useEffect(() => {
    if (!isBegun) mutate(undefined);
  }, [isBegun, mutate]);

  return {
    step: stepOf({ setup, isScanned, recoveryCodes: given.codes }),
    setup,
    given,
    beginning,
    showCode: () => setIsScanned(true),
    showKey: () => setIsScanned(false),
    check: async (code: string) => {
      const challenge = setup?.challenge ?? null;
      const { recoveryCodes, user } = await verifyCode({ username, code, challenge });
      if (recoveryCodes.length === 0) onDone();
      // After a QR code the name is known only now.
      else setGiven({ codes: recoveryCodes, username: user?.username ?? username ?? '' });
    },
  };
}

interface Facts {
  readonly setup: AuthenticatorSetup | undefined;
  readonly isScanned: boolean;
  readonly recoveryCodes: readonly string[];
}

function stepOf({ setup, isScanned, recoveryCodes }: Facts): AuthenticatorStep {
  if (recoveryCodes.length > 0) return 'recovery';
  if (!setup) return 'begin';
  if (setup.needsMailCode) return 'mail';
  return setup.showsQr && !isScanned ? 'scan' : 'code';
}
