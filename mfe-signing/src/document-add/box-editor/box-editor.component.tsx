import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner, Button, notify, useBottomBar, useTexts, VisuallyHidden } from 'shared-ui';
import type { UploadedPdf } from '../draft.ts';
import { PdfFailureNotice } from '../../pdf/pdf-failure.component.tsx';
import { PdfPages, type PdfPagesHandle } from '../../pdf/pdf-pages.component.tsx';
import { PdfTools } from '../../pdf/pdf-tools.component.tsx';
import { usePdfDocument } from '../../pdf/use-pdf-document.ts';
import { useZoom } from '../../pdf/use-zoom.ts';
import { documentAddTexts } from '../document-add.texts.ts';
import { BoxList } from './box-list.component.tsx';
import type { PlacedBox } from './boxes.ts';
import classes from './set-signs.module.css';
import { SignBox } from './sign-box.component.tsx';
import { useBoxes } from './use-boxes.ts';
import { useInsertDocument } from './use-create-document.ts';

interface BoxEditorProps {
  readonly userId: string;
  readonly upload: UploadedPdf;
  readonly placed: readonly PlacedBox[];
}

/** The pages of the upload, on which signature boxes are placed. */
export function BoxEditor({ userId, upload, placed }: BoxEditorProps) {
  const t = useTexts(documentAddTexts);
  const navigate = useNavigate();
  const boxes = useBoxes(userId, upload.pages);
  const { mutate: insert, isPending } = useInsertDocument(userId);
  const { retry, ...pdf } = usePdfDocument(upload.address);
  const zoom = useZoom();
  const pages = useRef<PdfPagesHandle>(null);
  const [focused, setFocused] = useState<string>();

  const goTo = (box: PlacedBox) => {
    pages.current?.scrollTo({ page: box.page, y: box.y + box.height / 2 });
    setFocused(box.key);
    document.querySelector<HTMLElement>(`[data-box="${box.key}"]`)?.focus({ preventScroll: true });
  };
  const handleSave = () => {
    if (placed.length > 0) insert(upload);
    else notify.warning(t('setSigns.required'), { duration: 'validation' });
  };
  useBottomBar([
    { id: 'back', label: t('back'), icon: 'back', onClick: () => void navigate('/editDocument') },
    { id: 'save', label: t('save'), icon: 'save', tone: 'primary', busy: isPending, onClick: handleSave },
  ]);
  const overlay = (page: number) =>
    placed.map((box, index) =>
      box.page === page ? (
        <SignBox
          key={box.key}
          box={box}
          number={index + 1}
          boxes={boxes}
          hasFocus={focused === box.key}
          onFocused={setFocused}
        />
      ) : null,
    );
  const side = (page: number) => (
    <div className={classes.side}>
      <h1>{t('setSigns.title')}</h1>
      <p className={classes.hint} data-known={placed.length > 0 || undefined}>
        {t('setSigns.hint')}
      </p>
      <p className={classes.keys} id="set-signs-keys">
        {t('setSigns.keys')}
      </p>
      {upload.notes.length > 0 && <Banner>{upload.notes.join(' ')}</Banner>}
      <div className={classes.tools}>
        <PdfTools zoom={zoom} page={page} total={upload.pages.length} />
        <Button
          size="s"
          icon="place"
          aria-label={t('setSigns.addOn', { page })}
          onClick={() => setFocused(boxes.place({ page, x: 0.5, y: 0.5 }))}
        >
          {t('setSigns.add')}
        </Button>
      </div>
      <BoxList boxes={placed} onGoTo={goTo} onRemove={(box) => void boxes.remove(box)} />
      <div role="status">
        <VisuallyHidden>{boxes.announcement}</VisuallyHidden>
      </div>
    </div>
  );
  if (pdf.status === 'failed') return <PdfFailureNotice kind={pdf.kind} onRetry={retry} />;
  return (
    <div className={classes.view}>
      <PdfPages
        ref={pages}
        file={pdf}
        shapes={upload.pages}
        zoom={zoom.zoom}
        overlay={overlay}
        onPageClick={(point) => boxes.place(point)}
      >
        {side}
      </PdfPages>
    </div>
  );
}
