import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { IconName } from '../icons/icon-sources.ts';

interface ScreenActionLook {
  /** Unique within the screen. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly disabled?: boolean;
  /** Shows that the action is under way, and ignores a second press. */
  readonly busy?: boolean;
  /** A short number or word on the icon: '10+'. */
  readonly badge?: string;
  /** `primary` is the one that people mostly come for, one a screen; `danger` destroys something. */
  readonly tone?: 'normal' | 'primary' | 'danger';
  /** Whether it is wanted so seldom that on a desktop it stands in the menu of further actions. What is dangerous stands there anyway. */
  readonly isRare?: boolean;
  /** A single key that does the same: `n`. */
  readonly shortcut?: string;
  /** A place that a desktop has in its sidebar, and a phone in its bar alone. */
  readonly isOnPhoneOnly?: boolean;
}

/** Something that a screen lets one do: a button of the phone's bottom bar, and of the desktop's screen header. */
export type ScreenAction = ScreenActionLook &
  /** While a promise that it answers is under way it takes no second press. */
  (
    | { readonly onClick: () => unknown }
    /** The id of the `Form` that it sends; the form shows the same action where it ends. */
    | { readonly submits: string }
  );

/** The way out of a screen: an arrow in the header, the first button of the bottom bar. */
interface ScreenBack {
  readonly to: string;
  /** 'Indietro' by default. */
  readonly label?: string;
  readonly icon?: IconName;
}

/** What a screen says of itself, once, for every size: its name, the way back, what can be done. */
interface ScreenDeclaration {
  /** The heading in the frame, and the title of the browser's tab. */
  readonly title?: string;
  readonly back?: ScreenBack;
  readonly actions?: readonly ScreenAction[];
}

/** An action as the frame shows it: whatever it does, it can be pressed. */
export type ShownAction = ScreenActionLook & {
  readonly onClick: () => unknown;
  readonly submits?: string;
};

/** The screen of the moment, as the frame shows it. */
interface CurrentScreen {
  readonly title: string;
  readonly back: ScreenBack | undefined;
  readonly actions: readonly ShownAction[];
}

type Declarations = ReadonlyMap<symbol, ScreenDeclaration>;

const store = getDefaultStore();
const declared = atom<Declarations>(new Map<symbol, ScreenDeclaration>());
const current = atom((get): CurrentScreen => {
  const screen: ScreenDeclaration = Object.assign({}, ...get(declared).values());
  const { title = '', back, actions = [] } = screen;
  return { title, back, actions: actions as readonly ShownAction[] };
});

/**
 * Declares the screen for as long as it stands. A part of a screen may declare what the screen itself leaves open: a form its
 * actions, say. What is left undefined stays as others said it.
 */
export function useScreen(screen: ScreenDeclaration): void {
  const [owner] = useState(() => Symbol('screen'));
  const latest = useRef(screen);
  useEffect(() => {
    latest.current = screen;
    const shown = store.get(declared).get(owner);
    if (shown && look(shown) === look(screen)) return;
    const press = (id: string) => pressAction(latest.current.actions?.find((action) => action.id === id));
    const actions = screen.actions?.map((action) => ({ ...action, onClick: () => press(action.id) }));
    declare(owner, { ...screen, ...(actions && { actions }) });
  });
  useEffect(() => () => declare(owner, undefined), [owner]);
}

/** The screen of the moment; for the shell's frame. */
export function useCurrentScreen(): CurrentScreen {
  return useAtomValue(current, { store });
}

function declare(owner: symbol, screen: ScreenDeclaration | undefined): void {
  const next = new Map(store.get(declared));
  if (screen) next.set(owner, withoutUndefined(screen));
  else next.delete(owner);
  store.set(declared, next);
}

function pressAction(action: ScreenAction | undefined): unknown {
  if (!action) return undefined;
  if ('submits' in action) return document.forms.namedItem(action.submits)?.requestSubmit();
  return action.onClick();
}

function withoutUndefined(screen: ScreenDeclaration): ScreenDeclaration {
  return Object.fromEntries(Object.entries(screen).filter(([, value]) => value !== undefined));
}

/** A function is left out of JSON: a new one alone changes nothing that is seen. */
function look({ title, back, actions }: ScreenDeclaration): string {
  return JSON.stringify([title, back, actions]);
}
