import { useRef, useState, type ReactNode } from 'react';
import { Badge, Banner, useTexts, VisuallyHidden } from 'shared-ui';
import { FileViewer, useFile, ViewerLayout, type FileViewerHandle, type PagePoint } from 'shared-ui/viewer';
import type { UploadedPdf } from '../draft.ts';
import { documentAddTexts } from '../document-add.texts.ts';
import { BoxList } from './box-list.component.tsx';
import { BoxTools } from './box-tools.component.tsx';
import type { PlacedBox } from './boxes.ts';
import classes from './set-signs.module.css';
import { SignBox } from './sign-box.component.tsx';
import { useBoxes } from './use-boxes.ts';
import { useBoxProblem } from './use-fit-boxes.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface BoxEditorProps {
  readonly userId: string;
  readonly upload: UploadedPdf;
  readonly placed: readonly PlacedBox[];
  /** Where one is, and which document it is. */
  readonly steps: ReactNode;
}

/** The pages of the upload, on which signature boxes are placed. */
export function BoxEditor({ userId, upload, placed, steps }: BoxEditorProps) {
  const t = useTexts(documentAddTexts);
  const boxes = useBoxes(userId, upload.pages);
  const problem = useBoxProblem({ placed, upload });
  const file = useFile(upload.address);
  const viewer = useRef<FileViewerHandle>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [page, setPage] = useState(1);
  const [focused, setFocused] = useState<string>();
  useUndoKeys(boxes);

  const show = (box: PlacedBox) => viewer.current?.show(box.page, box, { align: 'auto' });
  const goTo = (box: PlacedBox) => {
    viewer.current?.show(box.page, box, { align: 'center' });
    setFocused(box.key);
    document.querySelector<HTMLElement>(`[data-box="${box.key}"]`)?.focus({ preventScroll: true });
  };
  const handlePlace = (point: PagePoint) => {
    const box = boxes.place(point);
    if (!box) return;
    setFocused(box.key);
    show(box);
  };
  // The focus goes to the box that follows, or to where one adds the first.
  const handleRemove = (box: PlacedBox) => {
    const next = boxes.remove(box);
    setFocused(next?.key);
    if (!next) addButton.current?.focus();
    return next;
  };
  const overlay = (number: number) => {
    const shape = upload.pages[number - 1];
    const here = placed.filter((box) => box.page === number);
    return (
      shape &&
      here.map((box) => (
        <SignBox
          key={box.key}
          box={box}
          number={placed.indexOf(box) + 1}
          others={here.filter((other) => other !== box)}
          shape={shape}
          boxes={boxes}
          hasFocus={focused === box.key}
          onFocused={setFocused}
          onRemove={handleRemove}
          onShow={show}
        />
      ))
    );
  };
  const badge = (number: number) => {
    const count = placed.filter((box) => box.page === number).length;
    return count > 0 && <Badge tone="accent">{t('setSigns.count', { count })}</Badge>;
  };
  const head = (
    <div className={classes.side}>
      {steps}
      <BoxTools
        boxes={boxes}
        page={page}
        selected={placed.find(({ key }) => key === focused)}
        onPlace={handlePlace}
        addButton={addButton}
      />
      <div className={classes.words} data-known={placed.length > 0 || undefined}>
        <p className={classes.hint}>{t('setSigns.hint')}</p>
        {upload.notes.length > 0 && <Banner>{upload.notes.join(' ')}</Banner>}
      </div>
      {problem && <Banner tone="warning">{problem}</Banner>}
      <BoxList boxes={placed} onGoTo={goTo} onRemove={handleRemove} />
      <p className={classes.keys} id="set-signs-keys">
        {t('setSigns.keys')}
      </p>
      <div role="status">
        <VisuallyHidden>{boxes.announcement}</VisuallyHidden>
      </div>
    </div>
  );
  return (
    <ViewerLayout head={head}>
      <FileViewer
        ref={viewer}
        file={file}
        sizes={upload.pages}
        overlay={overlay}
        badge={badge}
        onPageChange={setPage}
        onPageClick={handlePlace}
      />
    </ViewerLayout>
  );
}
