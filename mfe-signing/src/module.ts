import { defineModule, lazyScreen } from 'shared-ui';
import { manifest } from './module.manifest.ts';
import { documentsTexts } from './texts/documents.texts.ts';

const landing = () => import(/* webpackChunkName: "screen-landing" */ './guest/landing.screen.tsx');
const documents = () => import(/* webpackChunkName: "screen-documents" */ './documents/documents.screens.ts');
const documentsScreen = lazyScreen(() => documents().then((m) => m.DocumentsScreen));

/** Documents: added, placed, sent, signed. Read this first: each path of the manifest with its screen. */
export const module = defineModule({
  manifest,
  texts: documentsTexts,
  screens: {
    '/initDocuments': lazyScreen(() => documents().then((m) => m.InitDocumentsScreen)),
    '/documentsAdmin': documentsScreen,
    '/documents': documentsScreen,
    '/editDocument': lazyScreen(() =>
      import(/* webpackChunkName: "screen-add-document" */ './add-document/add-document.screen.tsx').then(
        (m) => m.AddDocumentScreen,
      ),
    ),
    '/editDocumentSetSign': lazyScreen(() =>
      import(/* webpackChunkName: "screen-set-signs" */ './set-signs/set-signs.screen.tsx').then(
        (m) => m.SetSignsScreen,
      ),
    ),
    '/updateDocument/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-edit-document" */ './edit-document/edit-document.screen.tsx').then(
        (m) => m.EditDocumentScreen,
      ),
    ),
    '/viewAttachment': lazyScreen(() =>
      import(/* webpackChunkName: "screen-view-document" */ './view-document/view-document.screen.tsx').then(
        (m) => m.ViewDocumentScreen,
      ),
    ),
    '/reservate/:link': lazyScreen(() => landing().then((m) => m.LandingScreen)),
    '/reservateSignDoc/:link': lazyScreen(() => landing().then((m) => m.LandingToSignScreen)),
    '/checkExpire': lazyScreen(() =>
      import(/* webpackChunkName: "screen-check-expire" */ './guest/check-expire.screen.tsx').then(
        (m) => m.CheckExpireScreen,
      ),
    ),
    '/verifyEmailAndMobile': lazyScreen(() =>
      import(/* webpackChunkName: "screen-verify-email" */ './verify/verify-email.screen.tsx').then(
        (m) => m.VerifyEmailScreen,
      ),
    ),
    '/verifiyMobile': lazyScreen(() =>
      import(/* webpackChunkName: "screen-verify-mobile" */ './verify/verify-mobile.screen.tsx').then(
        (m) => m.VerifyMobileScreen,
      ),
    ),
    '/sign/:id': lazyScreen(() =>
      import(/* webpackChunkName: "screen-sign" */ './sign/sign.screen.tsx').then((m) => m.SignScreen),
    ),
  },
});
