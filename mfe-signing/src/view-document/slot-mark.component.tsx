import type { SignatureSlot } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { addDocumentTexts } from '../texts/add-document.texts.ts';
import classes from './view-document.module.css';

interface SlotMarkProps {
  readonly slot: SignatureSlot;
  readonly number: number;
}

/** A box on its page: what was drawn in it, or that it waits. */
export function SlotMark({ slot, number }: SlotMarkProps) {
  const t = useTexts(addDocumentTexts);
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
