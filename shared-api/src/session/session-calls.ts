import { call } from '../client/transport.ts';
import { registerLogout } from '../contracts/auth/index.ts';
import { getBoot, type BootDocument } from '../contracts/platform/index.ts';

/** Asks the server for the boot document anew, of the page's person or of whoever is signed in. @throws ApiError */
export function askBoot(whose: 'own' | 'whoever'): Promise<BootDocument> {
  return call(getBoot, {}, { asNobody: whose === 'whoever' });
}

/** Ends the session on the server. @returns where the browser signs out besides, if anywhere. @throws ApiError */
export async function endSession(): Promise<string | undefined> {
  const { next } = await call(registerLogout, {}, { onSessionLost: 'fail' });
  return next ?? undefined;
}
