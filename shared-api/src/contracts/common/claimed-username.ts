import { base64Text } from './wire.ts';

/**
 * Whose code a call says it is about (base64), where the specification names it. The session alone decides: nothing looks at it, and
 * who came by QR code or passkey, of whom the page knows no name yet, leaves it out.
 */
export const claimedUsername = base64Text.optional();
