import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import { Page, useScreen, useTexts } from 'shared-ui';
import { AddForm } from './add-form.component.tsx';
import { documentAddTexts } from './document-add.texts.ts';
import { DraftNotice } from './draft-notice.component.tsx';
import { isStarted, readDraft } from './draft.ts';
import { backFromBoxes } from './paths.ts';
import { AddSteps } from './add-steps.component.tsx';

/** Adds a document, first step: for whom, and which PDF (spec 02 §2, Add Document). */
export function AddDocumentScreen() {
  const t = useTexts(documentAddTexts);
  const { userId } = useSignedIn();
  const isBack = useSearchParams()[0].has(backFromBoxes.key);
  const [resumedAt] = useState(() => {
    const draft = readDraft(userId);
    return isStarted(draft) && !isBack ? draft.changedAt : null;
  });
  /** Counts how often the draft was put in another's place: the form begins anew. */
  const [edition, setEdition] = useState(0);
  useScreen({ title: t('title'), back: { to: '/documentsAdmin' } });
  return (
    <Page>
      <AddSteps step="data" />
      {resumedAt && (
        <DraftNotice
          userId={userId}
          changedAt={resumedAt}
          onReplaced={() => setEdition((last) => last + 1)}
        />
      )}
      <AddForm key={edition} userId={userId} />
    </Page>
  );
}
