import type { DocumentBox } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import classes from './document-view.module.css';

interface BoxMarkProps {
  readonly box: DocumentBox;
  readonly number: number;
}

/** A box on its page: what was drawn in it, or that it waits. */
export function BoxMark({ box, number }: BoxMarkProps) {
  const t = useTexts(documentAddTexts);
  const percent = (share: number) => `${share * 100}%`;
  const place = {
    insetInlineStart: percent(box.x),
    insetBlockStart: percent(box.y),
    inlineSize: percent(box.width),
    blockSize: percent(box.height),
  };
  const name = t('view.box', { number, state: t(box.isSigned ? 'view.signed' : 'view.open') });
  return (
    <div className={classes.box} style={place} data-signed={box.isSigned || undefined}>
      {box.image ? <img src={box.image} alt={name} /> : <span>{name}</span>}
    </div>
  );
}
