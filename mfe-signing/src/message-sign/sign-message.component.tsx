import { useEffect, useRef, useState } from 'react';
import { serverFile } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import { downloadMessageAttachment, type getMessageToSign } from 'shared-api/contracts/signing';
import {
  Banner,
  LoadingState,
  notify,
  saveFile,
  SignaturePad,
  useScreen,
  useTexts,
  useUnsavedChanges,
  VisuallyHidden,
} from 'shared-ui';
import { FileViewer, useFile, ViewerLayout, type FileViewerHandle } from 'shared-ui/viewer';
import { FormerCodeDialog } from '../former-means/former-code-dialog.component.tsx';
import { useFormerMeans } from '../former-means/use-former-means.ts';
import { useReading } from '../shown-pages/use-reading.ts';
import { HiddenParts } from '../shown-pages/hidden-parts.component.tsx';
import { useUndoKeys } from '../document-add/box-editor/use-undo-keys.ts';
import { MarkBox } from './mark-box.component.tsx';
import type { MarkFilling } from './mark-content.component.tsx';
import type { Mark, MarkKind } from './marks.ts';
import { MessageCode } from './message-code.component.tsx';
import classes from './message-sign.module.css';
import { messageSignTexts } from './message-sign.texts.ts';
import { PictureDialog } from './picture.dialog.tsx';
import { SignHead } from './sign-head.component.tsx';
import { SignatureDialog } from './signature.dialog.tsx';
import { TextDialog } from './text.dialog.tsx';
import { useDefaultObjects } from './use-default-objects.ts';
import { useMarks } from './use-marks.ts';
import { useSignMessage } from './use-sign-message.ts';

type MessageToSign = OutputOf<typeof getMessageToSign>;

/** What stands open: the dialog of a kind, for a box that is there already or for a new one. */
interface Opened {
  readonly kind: MarkKind;
  readonly mark: Mark | null;
}

/** The pages of a message's PDF, on which it is signed. */
export function SignMessage({ message }: { readonly message: MessageToSign }) {
  const t = useTexts(messageSignTexts);
  const { id, pages, needsCode, needsAllPages, prefix, maskedMobile } = message;
  const file = useFile(message.address);
  const viewer = useRef<FileViewerHandle>(null);
  const marks = useMarks(message.boxes, pages);
  const stored = useDefaultObjects();
  const [filling, setFilling] = useState<MarkFilling>({ signature: null, picture: null });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const former = useFormerMeans(message.formerMeans);
  const [page, setPage] = useState(1);
  const [focused, setFocused] = useState<string>();
  const { shown, unseen, pagesFirst, viewerProps, leadToPage } = useReading({
    file,
    viewer,
    pages,
    asksAll: needsAllPages,
    saveFile: () => saveFile(serverFile(downloadMessageAttachment, { id }), message.fileName),
  });
  // A train's network may be gone by the time that the pad is opened.
  useEffect(() => SignaturePad.loadAhead(), []);
  const { mutate, isPending, isSuccess } = useSignMessage(id);
  useUndoKeys(marks);
  const isTouched = marks.undo !== undefined || filling.signature !== null;
  useUnsavedChanges(isTouched && !isSuccess, { isOfScreen: true });

  const place = (kind: MarkKind, text?: string) => {
    const mark = marks.place({ page, x: 0.5, y: 0.4 }, kind, text);
    if (!mark) return;
    setFocused(mark.key);
    viewer.current?.show(mark.page, mark, { align: 'auto' });
  };
  const hasSignature = marks.marks.some(({ kind }) => kind === 'signature');
  const handleSignature = (signature: string) => {
    setFilling((old) => ({ ...old, signature }));
    setOpened(null);
    if (!hasSignature) place('signature');
  };
  const handlePicture = (picture: string) => {
    setFilling((old) => ({ ...old, picture }));
    const isNew = opened?.mark === null;
    setOpened(null);
    if (isNew) place('image');
  };
  const handleText = (text: string) => {
    const mark = opened?.mark;
    setOpened(null);
    if (mark) marks.write(mark, text);
    else place('text', text);
  };
  const send = (challenge?: string) => {
    setAsksCode(false);
    mutate({
      marks: marks.marks,
      filling,
      shownPages: shown.list,
      ...(challenge !== undefined && { challenge }),
    });
  };
  // What is signed was looked at, on every page that gets something (decision 089).
  const leadToUnseen = (): boolean => {
    if (pagesFirst.lead()) return true;
    const mark = marks.marks.find((each) => shown.sightOf(each.page) !== 'shown');
    if (!mark) return false;
    if (shown.sightOf(mark.page) === 'failed') unseen.ask();
    else {
      leadToPage(mark.page, () => {
        notify.warning(t('readFirst', { page: mark.page }), { duration: 'validation' });
        viewer.current?.show(mark.page, mark, { align: 'center' });
      });
    }
    return true;
  };
  const handleSave = () => {
    if (former.refuse()) return;
    if (filling.signature === null || !hasSignature) {
      notify.warning(t('required'), { duration: 'validation' });
      setOpened({ kind: 'signature', mark: null });
    } else if (leadToUnseen()) return;
    else if (needsCode || former.asked) setAsksCode(true);
    else send();
  };
  const passFormer = () => {
    former.pass();
    if (!needsCode) send();
  };
  const isOpen = file.status === 'open';
  const isBusy = isPending || isSuccess;
  const add = (kind: MarkKind) => () => {
    const isKnown = kind === 'signature' ? filling.signature : kind === 'image' ? filling.picture : null;
    if (isKnown === null) setOpened({ kind, mark: null });
    else place(kind);
  };
  const disabled = !isOpen || isBusy;
  useScreen({
    back: { to: '/messages' },
    actions: [
      // A phone's bar has room for one beside the main action: the signature is what people come for.
      { id: 'sign', label: t('sign'), icon: 'sign', disabled, onClick: add('signature') },
      { id: 'text', label: t('text'), icon: 'text', disabled, onClick: add('text') },
      { id: 'image', label: t('image'), icon: 'image', disabled, onClick: add('image') },
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        tone: 'primary',
        busy: isBusy,
        disabled: !isOpen,
        onClick: handleSave,
      },
    ],
  });
  const overlay = (number: number) => {
    const shape = pages[number - 1];
    const here = marks.marks.filter((mark) => mark.page === number);
    return (
      shape &&
      here.map((mark) => (
        <MarkBox
          key={mark.key}
          mark={mark}
          others={here.filter((other) => other !== mark)}
          shape={shape}
          marks={marks}
          filling={filling}
          hasFocus={focused === mark.key}
          onOpen={(pressed) => !disabled && setOpened({ kind: pressed.kind, mark: pressed })}
          onRemove={marks.remove}
        />
      ))
    );
  };
  const close = () => setOpened(null);
  if (isSuccess) return <LoadingState shape="screen" label={t('sealingNow')} />;
  return (
    <>
      <ViewerLayout
        head={
          <>
            <SignHead
              message={message}
              marks={marks}
              signature={filling.signature}
              onChangeSignature={() => setOpened({ kind: 'signature', mark: null })}
            />
            <p className={classes.hint} id="message-sign-keys">
              {t('keys')}
            </p>
            <HiddenParts file={file} known={message.hiddenParts} />
            {unseen.notice}
            {former.refusal && <Banner tone="warning">{former.refusal}</Banner>}
            <div role="status">
              <VisuallyHidden>{marks.announcement}</VisuallyHidden>
            </div>
          </>
        }
      >
        <FileViewer
          ref={viewer}
          file={file}
          sizes={pages}
          overlay={overlay}
          onPageChange={setPage}
          {...viewerProps}
        />
      </ViewerLayout>
      {opened?.kind === 'signature' && (
        <SignatureDialog stored={stored.signature} onConfirm={handleSignature} onClose={close} />
      )}
      {opened?.kind === 'text' && (
        <TextDialog text={opened.mark?.text ?? ''} onConfirm={handleText} onClose={close} />
      )}
      {opened?.kind === 'image' && (
        <PictureDialog stored={stored.picture} onConfirm={handlePicture} onClose={close} />
      )}
      {unseen.dialog}
      {asksCode && former.asked && (
        <FormerCodeDialog
          id={id}
          means={former.asked}
          onClose={() => setAsksCode(false)}
          onPassed={passFormer}
        />
      )}
      {asksCode && !former.asked && (
        <MessageCode
          id={id}
          address={`${prefix} ${maskedMobile}`.trim()}
          onClose={() => setAsksCode(false)}
          onPassed={send}
        />
      )}
    </>
  );
}
