import { defineManifest } from 'shared-ui/manifest';

const documents = { it: 'Documenti', en: 'Documents' };

/** What the shell knows of documents and signatures before any of their code is loaded. */
export const manifest = defineManifest({
  area: 'signing',
  label: documents,
  routes: [
    {
      path: '/initDocuments',
      access: 'guest',
      bars: 'both',
      chunk: 'screen-documents',
      wideChunk: 'document-table',
    },
    {
      path: '/documentsAdmin',
      access: 'admin',
      bars: 'both',
      chunk: 'screen-documents',
      wideChunk: 'document-table',
    },
    {
      path: '/documents',
      access: 'guest',
      bars: 'both',
      chunk: 'screen-documents',
      wideChunk: 'document-table',
    },
    { path: '/editDocument', access: 'admin', bars: 'both', chunk: 'screen-add-document' },
    { path: '/editDocumentSetSign', access: 'admin', bars: 'both', chunk: 'screen-set-signs' },
    { path: '/updateDocument/:id', access: 'admin', bars: 'both', chunk: 'screen-edit-document' },
    { path: '/viewAttachment', access: 'admin', bars: 'both', chunk: 'screen-view-document' },
    { path: '/reservate/:link', access: 'public', bars: 'none', chunk: 'screen-landing' },
    { path: '/reservateSignDoc/:link', access: 'public', bars: 'none', chunk: 'screen-landing' },
    { path: '/checkExpire', access: 'public', bars: 'none', chunk: 'screen-check-expire' },
    { path: '/verifyEmailAndMobile', access: 'guest', bars: 'both', chunk: 'screen-verify-email' },
    { path: '/verifiyMobile', access: 'guest', bars: 'both', chunk: 'screen-verify-mobile' },
    { path: '/sign/:id', access: 'guest', bars: 'both', chunk: 'screen-sign' },
  ],
  menu: [
    {
      section: 'gestione',
      order: 10,
      label: documents,
      icon: 'documents',
      path: '/initDocuments',
      alsoAt: [
        '/documents',
        '/documentsAdmin',
        '/editDocument',
        '/editDocumentSetSign',
        '/updateDocument/:id',
        '/viewAttachment',
        '/sign/:id',
      ],
      permission: 'doc_docsign',
      access: 'guest',
    },
  ],
  tiles: [
    {
      order: 10,
      label: documents,
      hint: { it: 'da firmare', en: 'to sign' },
      icon: 'documents',
      path: '/initDocuments',
      permission: 'doc_docsign',
      access: 'guest',
      countCall: 'getNumDocToSignApi',
    },
  ],
});
