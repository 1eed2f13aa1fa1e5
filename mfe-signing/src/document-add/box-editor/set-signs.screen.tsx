import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import { lazyPart, useScreen, useTexts } from 'shared-ui';
import { readDraft, useDraft } from '../draft.ts';
import { documentAddTexts } from '../document-add.texts.ts';
import { SetSigns } from './set-signs.component.tsx';

const MessageSigns = lazyPart(() =>
  import(/* webpackChunkName: "message-signs" */ '../../message-write/message-signs.component.tsx').then(
    (m) => m.MessageSigns,
  ),
);

/** Where to sign (spec 02 §2): a document that is added, or the attachment of a message that is written. */
export function SetSignsScreen() {
  const message = useSearchParams()[0].get('message');
  return message ? <MessageSigns of={message} /> : <DocumentSigns />;
}

/** Adds a document, second step. Without an upload it leads back to the first. */
function DocumentSigns() {
  const t = useTexts(documentAddTexts);
  useScreen({ title: t('setSigns.title') });
  const { userId } = useSignedIn();
  const { boxes } = useDraft(userId);
  // The draft goes when the document is made, a moment before this screen does.
  const [draft] = useState(() => readDraft(userId));
  const { upload } = draft;
  if (!upload) return <Navigate to="/editDocument" replace />;
  return <SetSigns userId={userId} upload={upload} placed={boxes} document={draft} />;
}
