import type { KeyboardEvent, MouseEvent } from 'react';
import { PlainButton, useTexts } from 'shared-ui';
import classes from './slides.module.css';
import { slidesTexts } from './slides.texts.ts';

interface FocusFieldProps {
  /** Address of the picture. */
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly onChange: (x: number, y: number) => void;
}

const step = 5;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The picture as it came, with the point that stays in sight, and beside it how it will be cut. */
export function FocusField({ address, x, y, onChange }: FocusFieldProps) {
  const t = useTexts(slidesTexts);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Without a pointer a press says no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(percent((event.clientX - left) / width), percent((event.clientY - top) / height));
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(percent((x + by[0]) / 100), percent((y + by[1]) / 100));
  };
  return (
    <div className={classes.focus}>
      <PlainButton
        className={classes.whole}
        aria-label={t('field.focus', { x, y })}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        <img src={address} alt="" />
        <span className={classes.point} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </PlainButton>
      <img
        className={classes.picture}
        src={address}
        alt=""
        width="160"
        height="120"
        style={{ objectPosition: `${x}% ${y}%` }}
      />
      <p className={classes.text}>{t('field.focusHint')}</p>
    </div>
  );
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
