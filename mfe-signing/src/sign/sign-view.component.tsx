import { useRef, useState } from 'react';
import { serverFile } from 'shared-api';
import { readDocumentFile } from 'shared-api/contracts/signing';
import { notify, saveFile, useScreen, useTexts, useUnsavedChanges } from 'shared-ui';
import { useFile, ViewerLayout, type FileViewerHandle } from 'shared-ui/viewer';
import { HiddenParts } from '../shown-pages/hidden-parts.component.tsx';
import { usePagesFirst } from '../shown-pages/use-pages-first.ts';
import { useHelp } from '../help/use-help.component.tsx';
import { useShownPages } from '../shown-pages/use-shown-pages.ts';
import { useUnseenPages } from '../shown-pages/use-unseen-pages.component.tsx';
import { useReloadExpired } from './use-reload-expired.ts';
import { EarlierNotice } from './earlier-notice.component.tsx';
import { ElsewhereNotice } from './elsewhere-notice.component.tsx';
import { signTexts } from './sign.texts.ts';
import { BoxList } from './box-list.component.tsx';
import { BoxTotalContext } from './box-total.ts';
import { countSigned, findNextBox, isLast, viewBoxes, type BoxView } from './boxes.ts';
import { FromStart } from './from-start.component.tsx';
import { SavingNotice } from './saving-notice.component.tsx';
import { SignHeader } from './sign-header.component.tsx';
import { SignPages } from './sign-pages.component.tsx';
import { SignatureDialog } from './signature-dialog.component.tsx';
import { SigningCodeDialog } from './signing-code-dialog.component.tsx';
import { useBoxSigning } from './use-box-signing.ts';
import { useGoToBox } from './use-go-to-box.ts';
import { useElsewhere } from './use-elsewhere.ts';
import { useSaveQueue } from './use-save-queue.ts';
import type { SignDocument } from './use-sign-document.ts';
import { useSignGuidance } from './use-sign-guidance.ts';

interface SignViewProps {
  readonly record: SignDocument;
  /** Reads the document anew; answers it. */
  readonly onReload: () => Promise<SignDocument | undefined>;
}

/** The document with its boxes, from the first signature to the last. */
export function SignView({ record, onReload }: SignViewProps) {
  const t = useTexts(signTexts);
  const { id, title, pages, needsCode, needsAllPages } = record;
  const file = useFile(record.address);
  const [page, setPage] = useState(1);
  const shown = useShownPages();
  const { queue, state } = useSaveQueue(record, shown.list);
  const boxes = viewBoxes(record.boxes, state);
  const next = findNextBox(boxes);
  const signed = countSigned(boxes);
  const elsewhere = useElsewhere({ record, queue, state, onReload });
  const signing = useBoxSigning(queue, {
    needsCode,
    shownPages: shown.list,
    isSigned: (index) => record.boxes.some((box) => box.index === index && box.isSigned),
    onSignedMeanwhile: ({ index }) => elsewhere.announceLate([index]),
  });
  const viewer = useRef<FileViewerHandle>(null);
  const goTo = useGoToBox(viewer);
  const help = useHelp();
  const isOpen = file.status === 'open';
  const unseen = useUnseenPages({
    shown,
    file,
    pageCount: pages.length,
    saveFile: () => saveFile(serverFile(readDocumentFile, { id }), `${title}.pdf`),
  });
  const pagesFirst = usePagesFirst({
    isAsked: needsAllPages,
    pageCount: pages.length,
    shown,
    viewer,
    unseen,
  });
  // A box whose page was not looked at yet is led to first; where it cannot be shown, there is another way to read it.
  const openBox = (box: BoxView) => {
    const sight = shown.sightOf(box.page);
    if (pagesFirst.lead()) return;
    if (sight === 'shown') signing.openPad(box);
    else if (sight === 'failed' || unseen.isFile) unseen.ask();
    else goTo(box);
  };
  useSignGuidance(next, {
    goTo,
    isReady: isOpen && pagesFirst.progress === undefined,
    isPadOpen: signing.open !== null,
  });
  useReloadExpired(state, onReload);
  useUnsavedChanges((state.unsaved.length > 0 && !state.isKept) || signing.isWaitingForCode, {
    isOfScreen: true,
  });

  // With the last box the document saves itself (spec 02 §4, step 6): who presses 'Save' before has boxes left.
  const handleSave = () => notify.warning(t('completeAll'), { duration: 'validation' });
  useScreen({
    back: { to: '/documents' },
    actions: [
      help.action,
      { id: 'save', label: t('save'), icon: 'save', onClick: handleSave },
      {
        id: 'sign',
        label: t('sign'),
        icon: 'sign',
        tone: 'primary',
        disabled: !next || file.status === 'loading',
        onClick: () => next && openBox(next),
      },
    ],
  });
  return (
    <BoxTotalContext value={boxes.length}>
      <ViewerLayout
        head={
          <>
            <SignHeader
              {...record}
              page={page}
              pages={pages.length}
              signed={signed}
              total={boxes.length}
              seen={pagesFirst.progress}
            />
            <HiddenParts file={file} />
          </>
        }
        over={
          <>
            <BoxList boxes={boxes} onGoTo={goTo} />
            {unseen.notice}
            {isOpen && signed === 0 && page > 1 && <FromStart viewer={viewer} />}
            <SavingNotice
              state={state}
              signed={boxes.filter((box) => box.state === 'signed' && queue.hasSaved(box.index)).length}
              onRetry={() => void queue.retry()}
              onAskCode={signing.askCode}
            />
            <EarlierNotice state={state} queue={queue} />
            <ElsewhereNotice openings={elsewhere.openings} sender={record.sender} />
          </>
        }
      >
        <SignPages
          ref={viewer}
          record={record}
          file={file}
          boxes={boxes}
          shown={shown}
          onOpen={openBox}
          onPageChange={setPage}
        />
      </ViewerLayout>
      <SignatureDialog
        box={signing.open}
        total={boxes.length}
        lastImage={signing.lastImage ?? queue.lateImage()}
        isLast={isLast(boxes, signing.open)}
        onConfirm={signing.confirmDrawing}
        onClose={signing.closePad}
      />
      <SigningCodeDialog
        documentId={id}
        isOpen={signing.codeWanted !== null}
        onClose={signing.closeCode}
        onPassed={signing.passCode}
      />
      {unseen.dialog}
      {help.sheet}
    </BoxTotalContext>
  );
}
