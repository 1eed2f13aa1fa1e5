import type { ReactNode } from 'react';
import { Button } from '../actions/button.component.tsx';
import { IconButton } from '../actions/icon-button.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import type { ShownAction } from '../module-kit/screen.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { holdNew } from '../presses/holds.ts';
import { ActionMenu } from './action-menu.component.tsx';
import { WaitingWords } from '../display/waiting-words.component.tsx';
import classes from './screen-header.module.css';

interface ScreenHeaderProps {
  readonly title: string;
  readonly back?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly actions: readonly ShownAction[];
  /** Before the way back: whose portal it is, where there is no sidebar. */
  readonly start?: ReactNode;
  /** Figures that one wants in sight on every screen: `TopBarFigure`. */
  readonly figures?: ReactNode;
  /** After the actions: help, the language. */
  readonly end?: ReactNode;
}

/** So many stand beside the main action; the others are in the menu. */
const beside = 4;

/**
 * The head of a screen on a desktop: the way back, the heading, and what can be done. The main action stands filled at the right
 * end, further ones before it, rare and dangerous ones in the menu. It stays in sight while one scrolls.
 */
export function ScreenHeader({ title, back, actions, start, figures, end }: ScreenHeaderProps) {
  const t = useTexts(kitTexts);
  const { main, further, menu } = arrange(actions);
  const shown = main.length + further.length + menu.length;
  return (
    <header className={classes.header}>
      {start}
      {back && <IconButton icon="back" label={back.label} onClick={back.onClick} />}
      <h1 className={classes.title} tabIndex={-1} data-screen-title>
        {title}
      </h1>
      {figures}
      {shown > 0 && (
        <nav aria-label={t('mainActions')} className={classes.actions}>
          {menu.length > 0 && <ActionMenu actions={menu} />}
          {[...further, ...main].map((action) => (
            <HeaderAction key={action.id} action={action} />
          ))}
        </nav>
      )}
      {end}
    </header>
  );
}

function HeaderAction({ action }: { action: ShownAction }) {
  const { icon, label, tone, busy = false, disabled, badge, onClick } = action;
  return (
    <Button
      ref={holdNew}
      icon={icon}
      kind={tone === 'primary' ? 'primary' : 'secondary'}
      isBusy={busy}
      disabled={disabled}
      onClick={onClick}
    >
      <span>{label}</span>
      {badge && (
        <>
          <span className={classes.badge} aria-hidden="true">
            {badge}
          </span>
          <WaitingWords number={badge} />
        </>
      )}
    </Button>
  );
}

/** What stands where: each action by what it is, so that none takes the place of another when some come or go. */
function arrange(all: readonly ShownAction[]) {
  const actions = all.filter(({ isOnPhoneOnly }) => !isOnPhoneOnly);
  const main = actions.filter(({ tone }) => tone === 'primary').slice(-1);
  const others = actions.filter((action) => !main.includes(action));
  const frequent = others.filter(({ tone, isRare }) => tone !== 'danger' && !isRare);
  const further = frequent.slice(0, beside);
  const menu = others.filter((action) => !further.includes(action));
  return { main, further, menu };
}
