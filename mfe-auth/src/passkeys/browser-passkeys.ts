import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  newPasskeyCredential,
  newPasskeyOptions,
  passkeyAssertion,
  passkeyLoginOptions,
} from 'shared-api/contracts/auth';
import type { z } from 'zod';

/** Has the device make a passkey. @throws what the browser throws: `NotAllowedError` when the person cancels. */
export async function makePasskey(
  options: z.output<typeof newPasskeyOptions>,
): Promise<z.output<typeof newPasskeyCredential>> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response, clientExtensionResults } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    clientExtensionResults: { ...clientExtensionResults },
  };
}

/** Has the device sign by one of its passkeys. @throws what the browser throws: `NotAllowedError` when the person cancels. */
export async function signByPasskey(
  options: z.output<typeof passkeyLoginOptions>,
): Promise<z.output<typeof passkeyAssertion>> {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = options;
  const { id, rawId, response, clientExtensionResults } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    clientExtensionResults: { ...clientExtensionResults },
  };
}
