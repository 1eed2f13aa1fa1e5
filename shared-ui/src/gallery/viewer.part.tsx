import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { Badge } from '../display/badge.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Row, Stack } from '../display/stack.component.tsx';
import { LoadingState } from '../display/states.component.tsx';
import { lazyPart } from '../lazy-part.component.tsx';
import classes from './gallery.module.css';

type Shown = 'pdf' | 'picture' | 'missing';

/** The viewer comes when it is wanted, as in a module: pdf.js is a large part. */
const SampleViewer = lazyPart<{ readonly source: Blob | string; readonly type: 'pdf' | 'picture' }>(
  async () => {
    const { FileViewer, useFile } = await import(
      /* webpackChunkName: "gallery-viewer" */ '../viewer/index.ts'
    );
    return function SampleFile({ source, type }) {
      const file = useFile(source, type);
      return <FileViewer file={file} badge={badge} />;
    };
  },
  <LoadingState rows={3} />,
);

const badge = (page: number) => page % 3 === 0 && <Badge tone="accent">Signed</Badge>;

/** A PDF, a picture, and a file that is not there, in the viewer. */
export function ViewerPart() {
  const [shown, setShown] = useState<{ kind: Shown; source: Blob | string }>();
  const show = async (kind: Shown) => setShown({ kind, source: await sourceOf(kind) });
  return (
    <Card title="File viewer">
      <Stack>
        <Row>
          <Button onClick={() => show('pdf')}>A PDF of twelve pages</Button>
          <Button onClick={() => show('picture')}>A picture</Button>
          <Button onClick={() => show('missing')}>A file that is gone</Button>
        </Row>
        {shown && (
          <div className={classes.viewer}>
            <SampleViewer
              key={shown.kind}
              source={shown.source}
              type={shown.kind === 'picture' ? 'picture' : 'pdf'}
            />
          </div>
        )}
      </Stack>
    </Card>
  );
}

async function sourceOf(kind: Shown): Promise<Blob | string> {
  if (kind === 'missing') return '/dev/no-such-file.pdf';
  if (kind === 'picture') return drawPicture();
  const { makeSamplePdf } = await import(/* webpackChunkName: "gallery-viewer" */ './sample-pdf.ts');
  return makeSamplePdf(12);
}

function drawPicture(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 1000;
  const context = canvas.getContext('2d');
  if (context) {
    const sky = context.createLinearGradient(0, 0, 0, 1000);
    sky.addColorStop(0, 'steelblue');
    sky.addColorStop(1, 'lightyellow');
    context.fillStyle = sky;
    context.fillRect(0, 0, 1600, 1000);
    context.fillStyle = 'darkgreen';
    context.fillRect(0, 720, 1600, 280);
  }
  return new Promise((resolve) => canvas.toBlob((picture) => resolve(picture ?? new Blob()), 'image/png'));
}
