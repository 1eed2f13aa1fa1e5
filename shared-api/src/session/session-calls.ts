import { call } from '../client/transport.ts';
import { registerLogout } from '../contracts/auth/index.ts';
import { getBoot, type BootDocument } from '../contracts/platform/index.ts';

/** Asks the server for the boot document anew. @throws ApiError */
export function askBoot(): Promise<BootDocument> {
  return call(getBoot, {});
}

/** Ends the session on the server. @throws ApiError */
export async function endSession(): Promise<void> {
  await call(registerLogout, {}, { onSessionLost: 'fail' });
}
