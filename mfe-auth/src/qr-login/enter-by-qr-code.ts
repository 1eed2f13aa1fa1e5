import { call } from 'shared-api';
import { signInByQrCode, type LoginChannel, type LoginOutcome } from 'shared-api/contracts/auth';
import { answerLimit, productId } from '../sign-in/sign-in-settings.ts';

interface QrEntry {
  readonly secret: string;
  readonly channel: LoginChannel;
}

/** Hands the secret of a QR code in, in place of user and password. @throws ApiError */
export function enterByQrCode({ secret, channel }: QrEntry): Promise<LoginOutcome> {
  const signal = AbortSignal.timeout(answerLimit);
  return call(signInByQrCode, { secret, channel, product: productId }, { signal });
}
