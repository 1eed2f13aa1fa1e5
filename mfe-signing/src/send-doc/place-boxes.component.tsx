import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ChosenReceiver } from 'shared-api/contracts/signing';
import { lazyPart, useScreen, useTexts } from 'shared-ui';
import { AddSteps } from '../document-add/add-steps.component.tsx';
import { BoxEditor } from '../document-add/box-editor/box-editor.component.tsx';
import { useOnceFit } from '../document-add/box-editor/use-fit-boxes.ts';
import { useDraft } from '../document-add/draft.ts';
import { sendDocPaths } from './paths.ts';
import { sendDocTexts } from './send-doc.texts.ts';
import { useSendToChosen } from './use-send-doc.ts';

const SendDialog = lazyPart(() =>
  import(/* webpackChunkName: "documents-send" */ '../sending/send.dialog.tsx').then((m) => m.SendDialog),
);

interface PlaceBoxesProps {
  readonly draftId: string;
  readonly choiceId: string;
  readonly receivers: readonly ChosenReceiver[];
}

/** Second step: where everybody signs, placed once for all; then it is sent, after a question that names them. */
export function PlaceBoxes({ draftId, choiceId, receivers }: PlaceBoxesProps) {
  const t = useTexts(sendDocTexts);
  const { boxes, upload, title, expires } = useDraft(draftId);
  const { mutate: send, isPending } = useSendToChosen(draftId, choiceId);
  const [asksToSend, setAsksToSend] = useState(false);
  const onceFit = useOnceFit({ placed: boxes, upload });
  useScreen({
    back: { to: sendDocPaths.form(choiceId) },
    actions: [
      {
        id: 'send',
        label: t('send'),
        icon: 'send',
        tone: 'primary',
        busy: isPending,
        onClick: () => onceFit(() => setAsksToSend(true)),
      },
    ],
  });
  if (!upload) return <Navigate to={sendDocPaths.form(choiceId)} replace />;
  const document = { title, expires, receivers: [...receivers] };
  return (
    <>
      <BoxEditor
        userId={draftId}
        upload={upload}
        placed={boxes}
        steps={<AddSteps step="signs" document={document} />}
      />
      {asksToSend && (
        <SendDialog
          documents={document}
          isStep
          isBusy={isPending}
          onClose={() => setAsksToSend(false)}
          onSend={(hours) => send({ upload, receivers, hours })}
        />
      )}
    </>
  );
}
