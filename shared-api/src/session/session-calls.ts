import { call } from '../client/transport.ts';
import { registerLogout } from '../contracts/auth/index.ts';
import { getBoot, type BootDocument } from '../contracts/platform/index.ts';

/** Asks the server for the boot document anew. @throws ApiError */
export function askBoot(): Promise<BootDocument> {
  return call(getBoot, {});
}

/** Ends the session on the server. @returns where the browser signs out besides, if anywhere. @throws ApiError */
export async function endSession(): Promise<string | undefined> {
  const { next } = await call(registerLogout, {}, { onSessionLost: 'fail' });
  return next ?? undefined;
}
