import type { SignatureSlot } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import classes from './document-view.module.css';

interface SlotMarkProps {
  readonly slot: SignatureSlot;
  readonly number: number;
}

/** A box on its page: what was drawn in it, or that it waits. */
export function SlotMark({ slot, number }: SlotMarkProps) {
  const t = useTexts(documentAddTexts);
  const percent = (share: number) => `${share * 100}%`;
  const place = {
    insetInlineStart: percent(slot.x),
    insetBlockStart: percent(slot.y),
    inlineSize: percent(slot.width),
    blockSize: percent(slot.height),
  };
  const name = t('view.slot', { number, state: t(slot.isSigned ? 'view.signed' : 'view.open') });
  return (
    <div className={classes.slot} style={place} data-signed={slot.isSigned || undefined}>
      {slot.image ? <img src={slot.image} alt={name} /> : <span>{name}</span>}
    </div>
  );
}
