import { useNavigate } from 'react-router-dom';
import { notify, useBottomBar, useTexts, useUnsavedGuard } from 'shared-ui';
import { usePdfDocument } from '../pdf/use-pdf-document.ts';
import { signTexts } from './sign.texts.ts';
import { BoxList } from './box-list.component.tsx';
import { BoxTotalContext } from './box-total.ts';
import { countSigned, findNextBox, viewBoxes } from './boxes.ts';
import { CompletionNotice } from '../sealing/completion-notice.component.tsx';
import { SavingNotice } from './saving-notice.component.tsx';
import classes from './sign-view.module.css';
import { SignHeader } from './sign-header.component.tsx';
import { SignPages } from './sign-pages.component.tsx';
import { SignatureDialog } from './signature-dialog.component.tsx';
import { SigningCodeDialog } from './signing-code-dialog.component.tsx';
import { useAutomaticCompletion } from '../sealing/use-automatic-completion.ts';
import { useBoxSigning } from './use-box-signing.ts';
import { useCompletion } from '../sealing/use-completion.ts';
import { useGoToBox } from './use-go-to-box.ts';
import { useResolveConflict } from './use-resolve-conflict.ts';
import { useSaveQueue } from './use-save-queue.ts';
import type { SignDocument } from './use-sign-document.ts';
import { useSignGuidance } from './use-sign-guidance.ts';

interface SignViewProps {
  readonly record: SignDocument;
  /** Reads the document anew; answers it. */
  readonly onReload: () => Promise<SignDocument | undefined>;
}

/** The document with its boxes, from the first signature to the sealed PDF. */
export function SignView({ record, onReload }: SignViewProps) {
  const t = useTexts(signTexts);
  const navigate = useNavigate();
  const { id, pages, needsCode } = record;
  const file = usePdfDocument(record.address);
  const { queue, state } = useSaveQueue(id);
  const boxes = viewBoxes(record.boxes, state);
  const next = findNextBox(boxes);
  const signed = countSigned(boxes);
  const isComplete = signed === boxes.length;
  const { complete, ...completion } = useCompletion(id);
  const signing = useBoxSigning(queue, needsCode);
  const goTo = useGoToBox();
  useSignGuidance(next, { isReady: file.status === 'open', isPadOpen: signing.open !== null });
  useAutomaticCompletion(isComplete, complete);
  useResolveConflict({ queue, state, onReload });
  const leaveQuestion = useUnsavedGuard(state.unsaved.length > 0 || signing.hasDraft);

  const handleSave = () => {
    if (isComplete) complete();
    else notify.warning(t('completeAll'), { duration: 'validation' });
  };
  useBottomBar([
    { id: 'back', label: t('back'), icon: 'back', onClick: () => void navigate('/documents') },
    { id: 'save', label: t('save'), icon: 'save', busy: completion.isPending, onClick: handleSave },
    {
      id: 'sign',
      label: t('sign'),
      icon: 'sign',
      tone: 'primary',
      disabled: !next || file.status !== 'open',
      onClick: () => next && signing.openPad(next),
    },
  ]);
  return (
    <BoxTotalContext value={boxes.length}>
      <div className={classes.view}>
        <SignPages record={record} file={file} boxes={boxes} onOpen={signing.openPad}>
          {(page) => (
            <div className={classes.head}>
              <SignHeader {...record} page={page} pages={pages.length} signed={signed} total={boxes.length} />
              <SavingNotice
                state={state}
                signed={signed}
                onRetry={() => void queue.retry()}
                onAskCode={signing.askCode}
              />
              {completion.isPending && <CompletionNotice state="pending" onRetry={complete} />}
              {completion.isError && <CompletionNotice state="error" onRetry={complete} />}
              <BoxList boxes={boxes} onGoTo={(box) => goTo(box.index)} />
            </div>
          )}
        </SignPages>
      </div>
      <SignatureDialog
        box={signing.open}
        total={boxes.length}
        lastImage={signing.lastImage}
        onConfirm={signing.confirmDrawing}
        onDraft={signing.setHasDraft}
        hasDraft={signing.hasDraft}
        onClose={signing.closePad}
      />
      <SigningCodeDialog
        documentId={id}
        isOpen={signing.codeWanted !== null}
        onClose={signing.closeCode}
        onPassed={signing.passCode}
      />
      {leaveQuestion}
    </BoxTotalContext>
  );
}
