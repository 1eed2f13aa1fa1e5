import { lazyPart } from 'shared-ui';

/** What happened to a document; it comes when somebody asks for it. */
export const DocumentDetails = lazyPart(() =>
  import(/* webpackChunkName: "document-details" */ './document-details.sheet.tsx').then(
    (m) => m.DocumentDetails,
  ),
);
