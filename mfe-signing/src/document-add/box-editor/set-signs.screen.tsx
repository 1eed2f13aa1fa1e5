import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import { useScreen, useTexts } from 'shared-ui';
import { readDraft, useDraft } from '../draft.ts';
import { documentAddTexts } from '../document-add.texts.ts';
import { SetSigns } from './set-signs.component.tsx';

/** Adds a document, second step: where to sign (spec 02 §2). Without an upload it leads back to the first. */
export function SetSignsScreen() {
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
