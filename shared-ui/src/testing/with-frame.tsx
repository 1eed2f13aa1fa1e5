import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { kitTexts } from '../kit.texts.ts';
import { useIsPhone } from '../hooks/use-media.ts';
import { useCurrentScreen } from '../module-kit/screen.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';

/** A screen in a frame like the shell's: the heading, and the way back and the actions as plain buttons in the navigation `bar`. */
export function withFrame(ShownScreen: ComponentType): ComponentType {
  return function ScreenInFrame() {
    const t = useTexts(kitTexts);
    const { title, back, actions } = useCurrentScreen();
    const isPhone = useIsPhone();
    // On a desktop a form shows by itself what sends it.
    const shown = actions.filter(({ submits }) => isPhone || submits === undefined);
    const navigate = useNavigate();
    return (
      <>
        {title && <h1>{title}</h1>}
        <ShownScreen />
        <nav aria-label="bar">
          {back && (
            <button type="button" onClick={() => void navigate(back.to)}>
              {back.label ?? t('back')}
            </button>
          )}
          {shown.map(({ id, label, disabled, onClick }) => (
            <button key={id} type="button" disabled={disabled} onClick={onClick}>
              {label}
            </button>
          ))}
        </nav>
      </>
    );
  };
}
