import { useRef, useState } from 'react';
import { PlainButton } from '../actions/plain-button.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import type { ShownAction } from '../module-kit/screen.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { Sheet } from '../overlay/sheet.component.tsx';
import { BottomBarButton } from './bottom-bar-button.component.tsx';
import classes from './bottom-bar.module.css';
import { useBarPlaces } from './use-bar-places.ts';

interface BottomBarProps {
  readonly actions: readonly ShownAction[];
  /** The first button: the way back. */
  readonly back?: ShownAction | undefined;
  /** The last one: the menu. */
  readonly menu?: ShownAction | undefined;
  /** What its buttons are for; 'Azioni della pagina' by default. */
  readonly label?: string;
}

/**
 * The bar under the thumb, with the screen's buttons, the main one in the middle. What has no place is under 'Altro'; large letters
 * leave fewer places.
 */
export function BottomBar({ actions, back, menu, label }: BottomBarProps) {
  const t = useTexts(kitTexts);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const word = useRef<HTMLSpanElement>(null);
  const ends = (back ? 1 : 0) + (menu ? 1 : 0);
  // The main action and 'Altro' always have a place beside the ends.
  const places = Math.max(ends + 2, useBarPlaces({ bar, word }));
  const { shown, hidden } = arrange(actions, places - ends);
  const more: ShownAction = {
    id: 'more',
    label: t('more'),
    icon: 'more',
    onClick: () => setIsMoreOpen(true),
  };
  const buttons = [...(back ? [back] : []), ...shown];
  return (
    <nav ref={bar} className={classes.bar} aria-label={label ?? t('mainActions')}>
      <span ref={word} className={classes.measure} />
      <ul className={classes.list}>
        {withMainInMiddle(buttons, hidden.length > 0 || menu !== undefined).map((action) => (
          <li key={action.id}>
            <BottomBarButton action={action} />
          </li>
        ))}
        {hidden.length > 0 && (
          <li>
            <BottomBarButton action={more} hasPopup />
          </li>
        )}
        {menu && (
          <li>
            <BottomBarButton action={menu} hasPopup />
          </li>
        )}
      </ul>
      <Sheet isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} title={t('more')}>
        <ul className={classes.more}>
          {hidden.map(({ onClick, ...action }) => (
            <li key={action.id}>
              <PlainButton
                disabled={action.disabled}
                data-tone={action.tone}
                onClick={() => {
                  if (action.busy) return;
                  setIsMoreOpen(false);
                  onClick();
                }}
              >
                <Icon name={action.icon} size="l" />
                {action.label}
              </PlainButton>
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  );
}

/** The main action always has a place. */
function arrange(actions: readonly ShownAction[], room: number) {
  if (actions.length <= room) return { shown: actions, hidden: [] };
  const main = actions.filter(({ tone }) => tone === 'primary').slice(-1);
  const others = actions.filter((action) => !main.includes(action));
  const placed = new Set([...main, ...others.slice(0, room - 1 - main.length)]);
  return {
    shown: actions.filter((action) => placed.has(action)),
    hidden: actions.filter((action) => !placed.has(action)),
  };
}

/** What the thumb needs most goes where it lies, in the middle of the bar, its further buttons and the menu counted. */
function withMainInMiddle(buttons: readonly ShownAction[], hasEnd: boolean): readonly ShownAction[] {
  const main = buttons.filter(({ tone }) => tone === 'primary').slice(-1);
  const others = buttons.filter((button) => !main.includes(button));
  const middle = Math.floor((buttons.length + (hasEnd ? 1 : 0)) / 2);
  return others.toSpliced(middle, 0, ...main);
}
