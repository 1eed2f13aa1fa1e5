import { z } from 'zod';
import { defineCall, instant, okAnswer, typedText, wireObject, yesNo } from '../common/index.ts';
import { profileFields } from '../directory/index.ts';
import { sealInUse } from './seal.contract.ts';

/** What an installation needs before a company relies on it, in the order in which it is shown. */
export const firstStepIds = z.enum([
  'mail',
  'https',
  'sms',
  'seal',
  'timeStamps',
  'backup',
  'secondAdministrator',
]);
export type FirstStepId = z.output<typeof firstStepIds>;

/** `open` until the installation has it; `setAside` where an administrator said that they do without. */
const stepState = z.enum(['open', 'done', 'setAside']);
export type FirstStepState = z.output<typeof stepState>;

/** The name beside the address: nothing by which a mail program would read it as two. */
export const mailSenderFields = {
  senderName: typedText
    .trim()
    .min(1, 'required')
    .max(100, 'nameTooLong')
    .regex(/^[^<>"@\\\p{Cc}]*$/u, 'nameInvalid'),
  senderAddress: profileFields.email,
} as const;

/** What is still to be done, and what the steps show. For super users alone; `forbidden` for any other. */
export const getFirstSteps = defineCall({
  name: 'getFirstSteps',
  method: 'GET',
  access: 'admin',
  input: z.object({}),
  output: wireObject({
    steps: z.array(wireObject({ id: firstStepIds, state: stepState })),
    /** Where people come to. */
    address: z.string(),
    senderName: ['sender_name', z.string()],
    senderAddress: ['sender_address', z.string()],
    /** Whether the environment says who the sender is, so that it cannot be changed on screen. */
    isSenderFixed: ['sender_fixed', z.boolean()],
    mailRoute: ['mail_route', z.enum(['gateway', 'outbox'])],
    smsRoute: ['sms_route', z.enum(['gateway', 'outbox'])],
    lastBackupAt: ['last_backup', instant.nullable()],
    administrators: z.number(),
    seal: sealInUse,
    /** The company of the caller, in whose name a test is sent; null for who has none. */
    companyId: ['company', z.string().nullable()],
  }),
});

/** Sets a step aside, or takes it up again. `conflict` for a seal whose certificate ends, without which nothing is sealed; `forbidden` for any other than super users. */
export const setFirstStepAside = defineCall({
  name: 'setFirstStepAside',
  access: 'admin',
  input: wireObject({ id: firstStepIds, isSetAside: ['set_aside', yesNo] }),
  output: okAnswer,
});

/** Says in whose name mails leave. Fails with `invalid-input` by field, `conflict` where the environment says it, `forbidden` as above. */
export const saveMailSender = defineCall({
  name: 'saveMailSender',
  access: 'admin',
  input: wireObject({
    senderName: ['sender_name', mailSenderFields.senderName],
    senderAddress: ['sender_address', mailSenderFields.senderAddress],
  }),
  output: okAnswer,
});
