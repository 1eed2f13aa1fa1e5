import { typedText } from '../common/index.ts';

/** How many passkeys a person may have. */
export const maxPasskeys = 10;

/** The name that a person gives to a passkey; refused as `required` or `nameTooLong`. */
export const passkeyName = typedText.trim().min(1, 'required').max(60, 'nameTooLong');
