import { errorLine } from '../../../platform/errors/describe-error.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  RecipientNotReadyError,
  RefusedContentError,
  RefusedRecipientError,
  UnsentError,
} from '../../../platform/deliveries/channel.ts';
import { PdfEditingError } from '../../../platform/pdf-editing/pdf-editing.ts';
import { TimeStampError } from '../../../platform/sealing/time-stamp.ts';
import { reasonOf } from './failure-reason.ts';

const ours = (reason: string) => new UnsentError(reason, { isOurFault: true, concerns: 'server' });

describe('why something failed', () => {
  it.each([
    [new RefusedRecipientError('550 no such user'), 'refused'],
    [new RecipientNotReadyError('452 4.2.2 mailbox full'), 'notReady'],
    [new RefusedContentError('554 5.7.1 virus'), 'content'],
    [ours('Mail command failed: 550 5.4.5 Daily user sending limit exceeded'), 'senderRefused'],
    [ours('connect ECONNREFUSED 127.0.0.1:25'), 'unreachable'],
    [ours('Invalid login: 535 5.7.8 not accepted'), 'noSignIn'],
    [new Error('It waited too long to be of use'), 'tookTooLong'],
    [new Error('connect ECONNREFUSED 127.0.0.1:25'), 'unreachable'],
    [new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND sms.example') }), 'unreachable'],
    [new Error('The SMS gateway answered 503'), 'unreachable'],
    [new Error('Invalid login: 535 Authentication failed'), 'noSignIn'],
    [new Error('Its process ended at the last try'), 'crashed'],
    [
      new TimeStampError('the time-stamping authority cannot be reached', { cause: new Error('ENOTFOUND') }),
      'timeStamp',
    ],
    [new Error('The seal of signing_documents:1 and its log do not agree: file-changed'), 'sealDiffers'],
    [new PdfEditingError('seal-unavailable', 'the certificate of the seal ended'), 'seal'],
    [new AppError('not-found'), 'fileMissing'],
    [new Error('boom'), 'other'],
  ])('is read from its line: %s', (error, reason) => {
    expect(reasonOf(errorLine(error))).toBe(reason);
  });
});
