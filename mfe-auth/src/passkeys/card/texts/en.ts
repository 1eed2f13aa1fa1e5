import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of one's passkeys. */
export const en: TranslationOf<typeof it> = {
  title: 'Passkeys',
  lead: 'With a passkey you sign in by the fingerprint, face or PIN of your device: no password, no code.',
  list: 'Your passkeys',
  createdOn: 'Added on {{when}}',
  lastUse: 'Last used: {{when}}',
  neverUsed: 'Never used',
  synced: 'On several devices',
  rename: 'Rename',
  renameNamed: 'Rename {{name}}',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  add: 'Add a passkey',
  added: 'The passkey was added',
  renamed: 'The passkey has a new name',
  removed: 'The passkey was removed',
  enough: 'You already have {{most}} passkeys, which is the most: remove one to add another.',
  offer: {
    title: 'Next time, sign in with a touch',
    text: 'Add a passkey on this device: it takes a few seconds, and your password stays valid.',
    dismiss: 'Do not show again',
  },
  unsupported: 'This browser does not support passkeys. You can add one with another browser.',
  unavailable: 'Passkeys are not available at this address.',
  adding: {
    title: 'Add a passkey',
    lead: 'Give this device a name, then confirm by fingerprint, face or PIN.',
    submit: 'Continue',
  },
  renaming: { title: 'Rename the passkey', submit: 'Save' },
  name: 'Name of the passkey',
  nameHint: 'For example “Phone” or “Laptop”',
  required: 'Field required',
  password: 'Your password',
  passwordHint: 'A passkey opens everything: this confirms that it is you',
  nameTooLong: 'At most 60 characters',
  confirmRemove: {
    title: 'Remove this passkey?',
    text: '“{{name}}” will no longer sign in. You can also delete it in the settings of the device.',
  },
  problem: {
    cancelled: 'The device did not confirm. You can try again at any time.',
    known: 'This device already has a passkey of yours.',
    failed: 'The passkey was not added. Please try again shortly.',
  },
  notRenamed: 'The passkey was not renamed. Please try again shortly.',
  notRemoved: 'The passkey was not removed. Please try again shortly.',
  loadFailed: 'Your passkeys cannot be shown',
  loadFailedHint: 'The server does not answer. The rest of the page works.',
};
