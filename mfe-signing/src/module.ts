import { defineModule, lazyScreen } from 'shared-ui';
import { manifest } from './module.manifest.ts';
import { documentListTexts } from './document-list/document-list.texts.ts';

const landing = () => import(/* webpackChunkName: "screen-landing" */ './guest-link/landing.screen.tsx');
const documents = () =>
  import(/* webpackChunkName: "screen-documents" */ './document-list/documents.screens.ts');
const messageAttachment = () =>
  import(/* webpackChunkName: "screen-message-attachment" */ './message-view/message-attachment.screen.tsx');
const messages = () => import(/* webpackChunkName: "screen-messages" */ './message-list/messages.screens.ts');
const sources = () => import(/* webpackChunkName: "palette-sources" */ './palette/palette.sources.ts');
const overview = () => import(/* webpackChunkName: "dashboard-cards" */ './overview/overview.cards.ts');
const confirmationMails = () =>
  import(/* webpackChunkName: "screen-confirmation" */ './confirmation-mails/confirmation-mails.screens.ts');
const sentMessages = () =>
  import(/* webpackChunkName: "screen-sent-messages" */ './sent-messages/sent-messages.screens.ts');
const documentsScreen = lazyScreen(() => documents().then((m) => m.DocumentsScreen));

/** Documents: added, placed, sent, signed. Read this first: each path of the manifest with its screen. */
export const module = defineModule({
  manifest,
  texts: documentListTexts,
  screens: {
    // It only leads on to the other two, which are then to be there as well.
    '/initDocuments': lazyScreen(async () => {
      const [{ InitDocumentsScreen }] = await Promise.all([documents(), documentsScreen.preload()]);
      return InitDocumentsScreen;
    }),
    '/documentsAdmin': documentsScreen,
    '/documents': documentsScreen,
    '/editDocument': lazyScreen(() =>
      import(/* webpackChunkName: "screen-add-document" */ './document-add/document-add.screen.tsx').then(
        (m) => m.AddDocumentScreen,
      ),
    ),
    '/editDocumentSetSign': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen-set-signs" */ './document-add/box-editor/set-signs.screen.tsx'
      ).then((m) => m.SetSignsScreen),
    ),
    '/sendDoc': lazyScreen(() =>
      import(/* webpackChunkName: "screen-send-doc" */ './send-doc/send-doc.screen.tsx').then(
        (m) => m.SendDocScreen,
      ),
    ),
    '/updateDocument/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-edit-document" */ './document-edit/document-edit.screen.tsx').then(
        (m) => m.EditDocumentScreen,
      ),
    ),
    '/viewAttachment': lazyScreen(() =>
      import(/* webpackChunkName: "screen-view-document" */ './document-view/document-view.screen.tsx').then(
        (m) => m.ViewDocumentScreen,
      ),
    ),
    '/reservate/:link': lazyScreen(() => landing().then((m) => m.LandingScreen)),
    '/reservateSignDoc/:link': lazyScreen(() => landing().then((m) => m.LandingToSignScreen)),
    '/seals': lazyScreen(() =>
      import(/* webpackChunkName: "screen-seals" */ './evidence/seals.screen.tsx').then((m) => m.SealsScreen),
    ),
    '/checkExpire': lazyScreen(() =>
      import(/* webpackChunkName: "screen-check-expire" */ './verification/check-expire.screen.tsx').then(
        (m) => m.CheckExpireScreen,
      ),
    ),
    '/verifyEmailAndMobile': lazyScreen(() =>
      import(/* webpackChunkName: "screen-verify-email" */ './verification/verify-email.screen.tsx').then(
        (m) => m.VerifyEmailScreen,
      ),
    ),
    '/verifiyMobile': lazyScreen(() =>
      import(/* webpackChunkName: "screen-verify-mobile" */ './verification/verify-mobile.screen.tsx').then(
        (m) => m.VerifyMobileScreen,
      ),
    ),
    '/sign/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-sign" */ './sign/sign.screen.tsx').then((m) => m.SignScreen),
    ),
    '/firme': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen-objects" */ './signature-objects/signature-objects.screen.tsx'
      ).then((m) => m.SignatureObjectsScreen),
    ),
    '/editFirma/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-edit-object" */ './signature-objects/edit-object.screen.tsx').then(
        (m) => m.EditObjectScreen,
      ),
    ),
    '/viewMessageAttachment/:id': lazyScreen(() =>
      messageAttachment().then((m) => m.MessageAttachmentScreen),
    ),
    '/vediAllegato': lazyScreen(() => messageAttachment().then((m) => m.AttachmentByQueryScreen)),
    '/pdf': lazyScreen(() =>
      import(/* webpackChunkName: "screen-pdf" */ './message-view/pdf.screen.tsx').then((m) => m.PdfScreen),
    ),
    '/signtest/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-sign-test" */ './message-view/sign-test.screen.tsx').then(
        (m) => m.SignTestScreen,
      ),
    ),
    '/signMessage/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-sign-message" */ './message-sign/message-sign.screen.tsx').then(
        (m) => m.SignMessageScreen,
      ),
    ),
    '/confMailDocSignedDoc': lazyScreen(() => confirmationMails().then((m) => m.ConfirmationMailsScreen)),
    '/editConfMail/:id': lazyScreen(() => confirmationMails().then((m) => m.ConfirmationMailScreen)),
    '/messages': lazyScreen(() => messages().then((m) => m.MessagesScreen)),
    '/messages/:id': lazyScreen(() => messages().then((m) => m.MessageScreen)),
    '/newMessage': lazyScreen(() =>
      import(/* webpackChunkName: "screen-new-message" */ './message-write/new-message.screen.tsx').then(
        (m) => m.NewMessageScreen,
      ),
    ),
    '/filterSelectUsers': lazyScreen(() =>
      import(/* webpackChunkName: "screen-choose-people" */ './message-write/choose-people.screen.tsx').then(
        (m) => m.ChoosePeopleScreen,
      ),
    ),
    '/sentMessages': lazyScreen(() => sentMessages().then((m) => m.SentMessagesScreen)),
    '/sentMessages/:id': lazyScreen(() => sentMessages().then((m) => m.SentMessageScreen)),
  },
  contributions: {
    documents: () => sources().then((m) => m.documentSource),
    messages: () => sources().then((m) => m.messageSource),
    people: () => sources().then((m) => m.personSource),
    companies: () => sources().then((m) => m.companySource),
    toSign: () => overview().then((m) => m.ToSignCard),
    unread: () => overview().then((m) => m.UnreadCard),
    failed: () => overview().then((m) => m.FailedCard),
    activity: () => overview().then((m) => m.ActivityCard),
  },
});
