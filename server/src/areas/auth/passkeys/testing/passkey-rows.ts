import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { authPasskeys } from '../passkey.schema.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

const challenge = Buffer.from('a challenge').toString('base64url');
const rp = { id: 'localhost', name: 'Sportello' };

/** What the database has of a passkey that a person added on a device. */
export async function passkeyRowOf(
  device: SoftwarePasskey,
  userId: string,
): Promise<typeof authPasskeys.$inferInsert> {
  const userHandle = Buffer.from(userId).toString('base64url');
  const user = { id: userHandle, name: userId, displayName: userId };
  const response = device.create({ challenge, rp, user });
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: 'http://localhost:8080',
    expectedRPID: rp.id,
  });
  if (!info) throw new Error('The device made no passkey');
  return {
    userId,
    userHandle,
    credentialId: info.credential.id,
    publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
    counter: info.credential.counter,
    transports: [],
    isSynced: false,
    name: 'Telefono',
    createdAt: new Date('2026-03-01T09:00:00Z'),
  };
}
