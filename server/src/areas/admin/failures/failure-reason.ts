import type { FailureReason } from 'shared-api/contracts/admin';

/** What an error's line says, the first that fits; the names are those of errors here, of the system and of mail servers. */
const signs: readonly (readonly [RegExp, FailureReason])[] = [
  [/^Error: The seal of /, 'sealDiffers'],
  [/RefusedRecipientError/, 'refused'],
  [/RecipientNotReadyError/, 'notReady'],
  [/RefusedContentError/, 'content'],
  [/time-stamp/i, 'timeStamp'],
  [/certificate of the seal/, 'seal'],
  [/Its process ended|The try before did not end|process of the PDF engine/, 'crashed'],
  [/took-too-long|took more time|time limit|waited too long|after \d+ ms/, 'tookTooLong'],
  [/EAUTH|authentication|Invalid login|answered 40[13]\b/i, 'noSignIn'],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENETUNREACH|fetch failed|socket|timeout|Greeting/i,
    'unreachable',
  ],
  [/answered 5\d\d|push service|no host of the internet/, 'unreachable'],
  [/BusyServiceError/, 'unreachable'],
  [/InstallationFaultError/, 'senderRefused'],
  [/not-found|file-changed|NoSuchKey|ENOENT/, 'fileMissing'],
];

/** Why something failed, as far as the line of its error (`errorLine`) says so. */
export function reasonOf(error: string): FailureReason {
  return signs.find(([sign]) => sign.test(error))?.[1] ?? 'other';
}
