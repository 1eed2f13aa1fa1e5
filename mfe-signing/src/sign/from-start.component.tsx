import type { RefObject } from 'react';
import { Button, useTexts } from 'shared-ui';
import type { FileViewerHandle } from 'shared-ui/viewer';
import classes from './from-start.module.css';
import { signTexts } from './sign.texts.ts';

const topOfPage = { x: 0, y: 0, width: 1, height: 0.1 };

/** For who was led past pages that they have not read (spec 02 §4, step 1): the way to the first one. */
export function FromStart({ viewer }: { viewer: RefObject<FileViewerHandle | null> }) {
  const t = useTexts(signTexts);
  return (
    <Button className={classes.start} size="s" icon="up" onClick={() => viewer.current?.zoomTo(1, topOfPage)}>
      {t('fromStart')}
    </Button>
  );
}
