import { useState } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import type { BottomBarAction } from '../module-kit/bottom-bar.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useIsPhone } from '../hooks/use-media.ts';
import { Sheet } from '../overlay/sheet.component.tsx';
import { BottomBarButton } from './bottom-bar-button.component.tsx';
import classes from './bottom-bar.module.css';

/** A button of the bar, with what only the frame knows. */
export interface BottomBarItem extends BottomBarAction {
  /** A short number or word on the icon: '10+'. */
  readonly badge?: string;
}

interface BottomBarProps {
  readonly actions: readonly BottomBarItem[];
  /** Always at the end: the menu. */
  readonly menu?: BottomBarItem;
  /** What its buttons are for; 'Azioni della pagina' by default. */
  readonly label?: string;
}

const maxOnPhone = 5;

/** The bar under the thumb, with the screen's buttons; above 768 px a rail at the left. What doesn't fit is under 'Altro'. */
export function BottomBar({ actions, menu, label }: BottomBarProps) {
  const t = useTexts(kitTexts);
  const isPhone = useIsPhone();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const room = maxOnPhone - (menu ? 1 : 0);
  const fits = !isPhone || actions.length <= room;
  const shown = fits ? actions : actions.slice(0, room - 1);
  const hidden = fits ? [] : actions.slice(room - 1);
  return (
    <nav className={classes.bar} aria-label={label ?? t('mainActions')}>
      <ul className={classes.list}>
        {shown.map((action) => (
          <li key={action.id}>
            <BottomBarButton action={action} />
          </li>
        ))}
        {hidden.length > 0 && (
          <li>
            <BottomBarButton
              action={{ id: 'more', label: t('more'), icon: 'more', onClick: () => setIsMoreOpen(true) }}
              hasPopup
            />
          </li>
        )}
        {menu && (
          <li className={classes.menu}>
            <BottomBarButton action={menu} hasPopup />
          </li>
        )}
      </ul>
      <Sheet isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} title={t('more')}>
        <ul className={classes.more}>
          {hidden.map(({ onClick, ...action }) => (
            <li key={action.id}>
              <button
                type="button"
                disabled={action.disabled}
                data-tone={action.tone}
                onClick={() => {
                  setIsMoreOpen(false);
                  onClick();
                }}
              >
                <Icon name={action.icon} size="l" />
                {action.label}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  );
}
