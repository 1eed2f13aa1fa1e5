import { noRecipients, saveMessageDraft, sendMessage } from 'shared-api/contracts/signing';
import { updateCopies } from '../../areas/signing/messages/message.repository.ts';
import { addMessage, pdfAttachment } from '../../areas/signing/testing/messages.builders.ts';
import { callOn } from '../call-on.ts';
import type { TestApp } from '../create-test-app.ts';

/** Makes the messages of the permission table: what Mario and the super user got, and what the administrator writes and sent. */
export async function makeMessageRecords(testApp: TestApp, asAdmin: { readonly cookie: string }) {
  const { app, db, clock } = testApp;
  const [toMario, toRoot, withPdf] = [
    await addMessage(testApp),
    await addMessage(testApp, { to: 'root' }),
    await addMessage(testApp, { file: pdfAttachment(), signsAttachment: true }),
  ];
  await updateCopies(db, [withPdf.copyId], { readAt: clock.now() });
  const draft = {
    title: 'Avviso',
    body: 'Testo',
    recipients: { ...noRecipients, userIds: ['mario'] },
    viewsAttachment: false,
    signsAttachment: false,
    boxes: [],
  };
  const sent = await callOn(app, sendMessage, { ...draft, requestId: 'records-1' }, asAdmin);
  const kept = await callOn(app, saveMessageDraft, draft, asAdmin);
  return {
    messageCopyId: toMario.copyId,
    ownMessageCopyId: toRoot.copyId,
    copyId: withPdf.copyId,
    sentMessageId: sent.output.id,
    messageDraftId: kept.output.id,
  };
}
