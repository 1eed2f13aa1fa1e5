import type { OutputOf } from 'shared-api/contracts/common';
import type { getDocumentToSign } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { PdfFailureNotice } from '../pdf/pdf-failure.component.tsx';
import { PdfPages } from '../pdf/pdf-pages.component.tsx';
import { PdfTools } from '../pdf/pdf-tools.component.tsx';
import { usePdfDocument } from '../pdf/use-pdf-document.ts';
import { useZoom } from '../pdf/use-zoom.ts';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { BoxMark } from './box-mark.component.tsx';
import classes from './document-view.module.css';

interface DocumentViewProps {
  readonly record: OutputOf<typeof getDocumentToSign>;
}

/** The pages with what is signed and what is still to sign; the sealed file shows its signatures itself. */
export function DocumentView({ record: { title, address, pages, boxes, isSigned } }: DocumentViewProps) {
  const t = useTexts(documentAddTexts);
  const { retry, ...pdf } = usePdfDocument(address);
  const zoom = useZoom();
  const overlay = (page: number) =>
    isSigned
      ? null
      : boxes.map((box, index) =>
          box.page === page ? <BoxMark key={box.index} box={box} number={index + 1} /> : null,
        );
  if (pdf.status === 'failed') return <PdfFailureNotice kind={pdf.kind} onRetry={retry} />;
  return (
    <div className={classes.view}>
      <PdfPages file={pdf} shapes={pages} zoom={zoom.zoom} overlay={overlay}>
        {(page) => (
          <div className={classes.head}>
            <div>
              <h1>{t('view.title')}</h1>
              <p>{title}</p>
            </div>
            <PdfTools zoom={zoom} page={page} total={pages.length} />
          </div>
        )}
      </PdfPages>
    </div>
  );
}
