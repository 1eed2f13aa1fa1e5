import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** Phones' clocks are off by a little: the step before and the one after count too. */
const drift = 1;
const bytesOfKey = 20;

interface KeyFacts {
  readonly key: string;
  /** Under which names the app shows it. */
  readonly issuer: string;
  readonly label: string;
}

/** A new key, as apps take it: base32. */
export function newKey(): string {
  return new Secret({ size: bytesOfKey }).base32;
}

/** The address by which an app takes a key, from a QR code or a link. */
export function appAddress({ key, issuer, label }: KeyFacts): string {
  return new TOTP({ ...parameters, secret: Secret.fromBase32(key), issuer, label }).toString();
}

/** The time step of which a code is the key's, undefined when it is none of about now (spec 01 §4: 30 seconds). */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(key) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** The code of a key at a moment. */
export function codeAt(key: string, moment: Date): string {
  return new TOTP({ ...parameters, secret: Secret.fromBase32(key) }).generate({
    timestamp: moment.getTime(),
  });
}

/** What every app understands; some ignore anything else. */
const parameters = { algorithm: 'SHA1', digits: 6, period: stepSeconds };
