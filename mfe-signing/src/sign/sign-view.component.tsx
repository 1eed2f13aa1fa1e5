import { useRef, useState } from 'react';
import { serverFile } from 'shared-api';
import { readDocumentFile } from 'shared-api/contracts/signing';
import { notify, saveFile, useScreen, useTexts, useUnsavedChanges } from 'shared-ui';
import { useFile, ViewerLayout, type FileViewerHandle } from 'shared-ui/viewer';
import { FormerCodeDialog } from '../former-means/former-code-dialog.component.tsx';
import { useFormerMeans } from '../former-means/use-former-means.ts';
import { useReading } from '../shown-pages/use-reading.ts';
import { HiddenParts } from '../shown-pages/hidden-parts.component.tsx';
import { useHelp } from '../help/use-help.component.tsx';
import { useReloadExpired } from './use-reload-expired.ts';
import { EarlierNotice } from './earlier-notice.component.tsx';
import { ElsewhereNotice } from './elsewhere-notice.component.tsx';
import { signTexts } from './sign.texts.ts';
import { BoxList } from './box-list.component.tsx';
import { BoxTotalContext } from './box-total.ts';
import { countSigned, findNextBox, isLast, viewBoxes, type BoxView } from './boxes.ts';
import { FromStart } from './from-start.component.tsx';
import { Notice } from './notice.component.tsx';
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
import { useSignInFirst } from './use-sign-in-first.ts';
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
  const viewer = useRef<FileViewerHandle>(null);
  const { shown, unseen, pagesFirst, viewerProps, leadToPage } = useReading({
    file,
    viewer,
    pages,
    asksAll: needsAllPages,
    saveFile: () => saveFile(serverFile(readDocumentFile, { id }), `${title}.pdf`),
  });
  const { queue, state } = useSaveQueue(record, shown.list);
  const boxes = viewBoxes(record.boxes, state);
  const next = findNextBox(boxes);
  const signed = countSigned(boxes);
  const former = useFormerMeans(record.formerMeans);
  const signInFirst = useSignInFirst(record.needsSignIn === true);
  const elsewhere = useElsewhere({ record, queue, state, onReload });
  const signing = useBoxSigning(queue, {
    needsCode,
    former,
    shownPages: shown.list,
    isSigned: (index) => record.boxes.some((box) => box.index === index && box.isSigned),
    onSignedMeanwhile: ({ index }) => elsewhere.announceLate([index]),
  });
  const goTo = useGoToBox(viewer);
  const help = useHelp();
  const isOpen = file.status === 'open';
  // A box whose page was not looked at yet is led to first; where it cannot be shown, there is another way to read it.
  const openBox = (box: BoxView) => {
    const sight = shown.sightOf(box.page);
    if (signInFirst.refuse() || former.refuse() || pagesFirst.lead()) return;
    if (sight === 'shown') signing.openPad(box);
    else if (sight === 'failed' || unseen.isFile) unseen.ask();
    else leadToPage(box.page, () => goTo(box));
  };
  useSignGuidance(next, {
    goTo,
    isReady: isOpen && pagesFirst.progress === undefined,
    isPadOpen: signing.open !== null,
    isHidden: unseen.isFile || (next !== undefined && shown.sightOf(next.page) === 'failed'),
  });
  useReloadExpired(state, onReload);
  useUnsavedChanges((state.unsaved.length > 0 && !state.isKept) || signing.isWaitingForCode, {
    isOfScreen: true,
  });

  // What has to be asked may be other than when the page was loaded: a code of the means from before counts for an hour.
  const askCode = async () => {
    if (state.problem?.details['needsFormerCode'] === true) {
      former.forget();
      const record = await onReload();
      if (record && !record.needsCode && !record.formerMeans) return queue.retry();
    }
    signing.askCode();
  };

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
            <HiddenParts file={file} known={record.hiddenParts} />
          </>
        }
        over={
          <>
            <BoxList boxes={boxes} onGoTo={goTo} />
            {unseen.notice}
            {signInFirst.refusal && <Notice tone="warning" icon="info" text={signInFirst.refusal} />}
            {former.refusal && <Notice tone="warning" icon="waiting" text={former.refusal} />}
            {isOpen && signed === 0 && page > 1 && <FromStart viewer={viewer} />}
            <SavingNotice
              state={state}
              signed={boxes.filter((box) => box.state === 'signed' && queue.hasSaved(box.index)).length}
              onRetry={() => void queue.retry()}
              onAskCode={() => void askCode()}
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
          viewerProps={viewerProps}
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
        isOpen={signing.asks === 'sms'}
        onClose={signing.closeCode}
        onExpired={signing.endCode}
        onPassed={signing.passCode}
      />
      {signing.asks === 'former' && former.asked && (
        <FormerCodeDialog
          id={id}
          means={former.asked}
          onClose={signing.closeCode}
          onExpired={signing.endCode}
          onPassed={signing.passFormer}
        />
      )}
      {unseen.dialog}
      {help.sheet}
    </BoxTotalContext>
  );
}
