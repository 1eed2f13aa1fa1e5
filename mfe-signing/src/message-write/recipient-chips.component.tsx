import { useRef } from 'react';
import { usePersonName } from 'shared-api/queries';
import { Icon, type IconName, PlainButton, useTexts } from 'shared-ui';
import classes from './message-write.module.css';
import { messageWriteTexts } from './message-write.texts.ts';

/** A recipient as a chip: a company, a group, a person, or whoever was chosen in the list. */
export interface Chip {
  readonly key: string;
  readonly icon: IconName;
  /** Undefined for a person, whose name is looked up. */
  readonly name: string | undefined;
  readonly userId?: string;
  readonly onRemove: () => void;
}

/** Whom a message goes to; a press removes one, and the focus goes to its neighbour. */
export function RecipientChips({ chips }: { readonly chips: readonly Chip[] }) {
  const t = useTexts(messageWriteTexts);
  const list = useRef<HTMLUListElement>(null);
  const remove = (chip: Chip, place: number) => {
    chip.onRemove();
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      buttons?.[Math.min(place, buttons.length - 1)]?.focus();
    });
  };
  return (
    <ul ref={list} className={classes.chips} aria-label={t('to.list')}>
      {chips.map((chip, place) => (
        <li key={chip.key}>
          <ChipButton chip={chip} onRemove={() => remove(chip, place)} />
        </li>
      ))}
    </ul>
  );
}

function ChipButton({ chip, onRemove }: { readonly chip: Chip; readonly onRemove: () => void }) {
  const t = useTexts(messageWriteTexts);
  const found = usePersonName(chip.name === undefined ? chip.userId : undefined);
  const name = chip.name ?? found ?? '…';
  return (
    <PlainButton className={classes.chip} aria-label={t('to.remove', { name })} onClick={onRemove}>
      <Icon name={chip.icon} size="s" />
      <span>{name}</span>
      <Icon name="close" size="s" />
    </PlainButton>
  );
}
