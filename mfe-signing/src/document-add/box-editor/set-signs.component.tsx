import { useState } from 'react';
import { lazyPart, useScreen, useTexts } from 'shared-ui';
import { AddSteps } from '../add-steps.component.tsx';
import { documentAddTexts } from '../document-add.texts.ts';
import type { DocumentDraft, UploadedPdf } from '../draft.ts';
import { backFromBoxes } from '../paths.ts';
import { BoxEditor } from './box-editor.component.tsx';
import type { PlacedBox } from './boxes.ts';
import { useInsertDocuments } from './use-create-document.ts';
import { useOnceFit } from './use-fit-boxes.ts';

const SendDialog = lazyPart(() =>
  import(/* webpackChunkName: "documents-send" */ '../../sending/send.dialog.tsx').then((m) => m.SendDialog),
);

interface SetSignsProps {
  readonly userId: string;
  readonly upload: UploadedPdf;
  readonly placed: readonly PlacedBox[];
  /** For whom it is, and what it is called. */
  readonly document: Pick<DocumentDraft, 'title' | 'receivers' | 'expires'>;
}

/** Places the boxes of a document that is added, then saves it, or saves and sends it. */
export function SetSigns({ userId, upload, placed, document: draft }: SetSignsProps) {
  const t = useTexts(documentAddTexts);
  const { mutate: insert, isPending } = useInsertDocuments(userId);
  const [asksToSend, setAsksToSend] = useState(false);
  const onceFit = useOnceFit({ placed, upload });
  useScreen({
    back: { to: backFromBoxes.path },
    actions: [
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        busy: isPending,
        onClick: () => onceFit(() => insert({ upload, sending: null })),
      },
      {
        id: 'send',
        label: t('saveAndSend'),
        icon: 'send',
        tone: 'primary',
        disabled: isPending,
        onClick: () => onceFit(() => setAsksToSend(true)),
      },
    ],
  });
  return (
    <>
      <BoxEditor
        userId={userId}
        upload={upload}
        placed={placed}
        steps={<AddSteps step="signs" document={draft} />}
      />
      {asksToSend && (
        <SendDialog
          documents={draft}
          isStep
          isBusy={isPending}
          onClose={() => setAsksToSend(false)}
          onSend={(hours) => insert({ upload, sending: { hours } })}
        />
      )}
    </>
  );
}
