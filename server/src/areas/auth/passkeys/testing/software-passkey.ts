import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Device {
  /** The address of the page that asks. */
  origin?: string;
  /** Whether it checks who holds it: finger, face, PIN. */
  verifiesUser?: boolean;
  /** Whether it keeps its passkeys in an account, on several devices. */
  isSynced?: boolean;
}

/** How a passkey is used, where it is not as it was made. */
interface Use {
  /** A copy stays at an older count. */
  countsUp?: boolean;
  checksPerson?: boolean;
  page?: string;
}

const flags = { userPresent: 1, userVerified: 4, backupEligible: 8, backedUp: 16, hasKey: 64 };
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A device that makes and uses a passkey as a browser's would, for tests. */
export function createSoftwarePasskey({
  origin = 'http://localhost:8080',
  verifiesUser = true,
  isSynced = false,
}: Device = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, page = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));
  const authenticatorData = (rpId: string, more: number, checksPerson = verifiesUser) => {
    const synced = isSynced ? flags.backupEligible | flags.backedUp : 0;
    const head = Buffer.alloc(5);
    head[0] = flags.userPresent | (checksPerson ? flags.userVerified : 0) | synced | more;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  };

  return {
    id,
    /** Makes the passkey, as `navigator.credentials.create` does. */
    create: (options: { challenge: string; rp: { id: string }; user: { id: string } }) => {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([
        authenticatorData(options.rp.id, flags.hasKey),
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(data)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** Signs a challenge, as `navigator.credentials.get` does. */
    get: (
      options: { challenge: string; rpId: string },
      { countsUp = true, checksPerson, page }: Use = {},
    ) => {
      if (countsUp && !isSynced) counter += 1;
      const data = authenticatorData(options.rpId, 0, checksPerson);
      const client = clientData('webauthn.get', options.challenge, page);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}

/** A passkey of the tests. */
export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
