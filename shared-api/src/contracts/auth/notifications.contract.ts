import { z } from 'zod';
import { defineCall, okAnswer, siNo, wireObject } from '../common/index.ts';

/**
 * The mails that one may do without: a document to sign, the copy of what one signed, that somebody signed a document of one's own,
 * for who decides about them, that a registration waits, that a month of one's own was not sent, and what becomes of
 * absences: one's own, and those about which one decides, and new messages. All other mails are always sent (departure D55).
 */
export const notificationKind = z.enum([
  'invitation',
  'signedCopy',
  'signature',
  'registration',
  'timesheet',
  'absences',
  'message',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** Reads which mails the caller wants; `registration` is there only for who decides about registrations. */
export const getNotificationChoices = defineCall({
  name: 'getNotificationChoices',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({
    invitation: siNo,
    signedCopy: ['signed_copy', siNo],
    signature: siNo,
    registration: siNo.optional(),
    timesheet: siNo,
    absences: siNo,
    message: siNo,
  }),
});
export type NotificationChoices = z.output<typeof getNotificationChoices.output>;

/** Saves the choices that are given and leaves the others; `forbidden` when a mail is chosen that the caller never gets. */
export const saveNotificationChoices = defineCall({
  name: 'saveNotificationChoices',
  access: 'signed-in',
  input: wireObject({
    invitation: siNo.optional(),
    signedCopy: ['signed_copy', siNo.optional()],
    signature: siNo.optional(),
    registration: siNo.optional(),
    timesheet: siNo.optional(),
    absences: siNo.optional(),
    message: siNo.optional(),
  }),
  output: okAnswer,
});
