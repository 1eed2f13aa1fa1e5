import type { OutputOf } from 'shared-api/contracts/common';
import type { getDocumentToSign } from 'shared-api/contracts/signing';
import { FileViewer, useFile, ViewerLayout } from 'shared-ui/viewer';
import { BoxMark } from './box-mark.component.tsx';
import classes from './document-view.module.css';

interface DocumentViewProps {
  readonly record: OutputOf<typeof getDocumentToSign>;
}

/** The pages with what is signed and what is still to sign; the sealed file shows its signatures itself. */
export function DocumentView({ record: { title, address, pages, boxes, isSigned } }: DocumentViewProps) {
  const file = useFile(address);
  const overlay = (page: number) =>
    isSigned
      ? null
      : boxes.map((box, index) =>
          box.page === page ? <BoxMark key={box.index} box={box} number={index + 1} /> : null,
        );
  return (
    <ViewerLayout head={<p className={classes.title}>{title}</p>}>
      <FileViewer file={file} sizes={pages} overlay={overlay} />
    </ViewerLayout>
  );
}
