import { z } from 'zod';
import { plainLines, typedText } from '../common/index.ts';
import { isEmail } from './document.rules.ts';
import { messageRefusedAs, type MessageProblem } from './message-write.texts.ts';

/** Most characters of a message's title and of its text. */
export const maxMessageTitle = 200;
export const maxMessageBody = 10_000;

/** Companies, groups and people that one message names at most, beside those of a choice in the list of users. */
const maxRecipientsNamed = 500;

const required = (problem: MessageProblem) =>
  typedText.trim().refine((text) => text !== '', messageRefusedAs(problem));
/** What is far longer than any text is refused before anything else looks at it. */
const requiredLines = (problem: MessageProblem) =>
  z
    .string()
    .max(maxMessageBody * 2, { abort: true })
    .overwrite((text) => plainLines(text).trim())
    .refine((text) => text !== '', messageRefusedAs(problem));
const upTo = (max: number) => (text: string) => text.length <= max;

/** To whom a message goes; people who are named several times get it once. `choiceId`: a choice in the list of users. */
export const messageRecipients = z.object({
  /** 'Tutte': the people of every company that the writer may write to. */
  everybody: z.boolean(),
  companyIds: z.array(z.string().min(1).max(100)).max(maxRecipientsNamed),
  groupIds: z.array(z.string().min(1).max(100)).max(maxRecipientsNamed),
  userIds: z.array(z.string().min(1).max(100)).max(maxRecipientsNamed),
  choiceId: z.string().min(1).max(100).nullable(),
});
export type MessageRecipients = z.infer<typeof messageRecipients>;

/** Nobody yet. */
export const noRecipients: MessageRecipients = {
  everybody: false,
  companyIds: [],
  groupIds: [],
  userIds: [],
  choiceId: null,
};

/** Whether somebody is named at all. */
export function hasRecipients(recipients: MessageRecipients): boolean {
  const { everybody, companyIds, groupIds, userIds, choiceId } = recipients;
  return everybody || choiceId !== null || companyIds.length + groupIds.length + userIds.length > 0;
}

/** What the form and the server check of a message, in the specified order (spec 02 §5). */
export const messageFields = {
  title: required('title-required').refine(upTo(maxMessageTitle), messageRefusedAs('title-too-long')),
  body: requiredLines('body-required').refine(upTo(maxMessageBody), messageRefusedAs('body-too-long')),
  recipients: messageRecipients.refine(hasRecipients, messageRefusedAs('recipients-required')),
};

/** What the form and the server check of a message to an external person, in the specified order (spec 02 §5, demo message). */
export const externalMessageFields = {
  name: required('external-name-required').max(100),
  surname: required('external-surname-required').max(100),
  email: required('external-email-required')
    .refine(isEmail, messageRefusedAs('external-email-not-valid'))
    .max(254),
  title: required('external-title-required').refine(
    upTo(maxMessageTitle),
    messageRefusedAs('title-too-long'),
  ),
  body: requiredLines('external-body-required').refine(
    upTo(maxMessageBody),
    messageRefusedAs('body-too-long'),
  ),
};

/** Whether a file can be the attachment of a message by its name; the server looks inside as well. */
export const isAttachmentName = (fileName: string) => /\.(pdf|png|jpe?g)$/i.test(fileName);

/** What a receiver may do with the attachment: who may not open it does not sign it (spec 02 §2), and only a PDF is signed. */
export function attachmentRights(chosen: {
  readonly viewsAttachment: boolean;
  readonly signsAttachment: boolean;
  readonly isPdf: boolean;
}): { viewsAttachment: boolean; signsAttachment: boolean } {
  const { viewsAttachment, signsAttachment, isPdf } = chosen;
  return { viewsAttachment, signsAttachment: viewsAttachment && signsAttachment && isPdf };
}
