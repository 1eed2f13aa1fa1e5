import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

/** A button that a screen puts into the bottom bar. */
export interface BottomBarAction {
  /** Unique within the screen. */
  readonly id: string;
  readonly label: string;
  /** Name of an icon of the kit. */
  readonly icon: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Shows that the action is under way, and ignores a second press. */
  readonly busy?: boolean;
  /** A short number or word on the icon: '10+'. */
  readonly badge?: string;
  /** `primary` is the one that people mostly come for; `danger` destroys something. */
  readonly tone?: 'normal' | 'primary' | 'danger';
}

const store = getDefaultStore();
const state = atom<{ owner: symbol | null; actions: readonly BottomBarAction[] }>({
  owner: null,
  actions: [],
});

/** Fills the bottom bar with the screen's buttons for as long as the screen stands. An empty list empties it. */
export function useBottomBar(actions: readonly BottomBarAction[]): void {
  const [owner] = useState(() => Symbol('screen'));
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
    const shown = store.get(state);
    if (shown.owner === owner && sameLook(shown.actions, actions)) return;
    const press = (id: string) => latest.current.find((action) => action.id === id)?.onClick();
    store.set(state, {
      owner,
      actions: actions.map((action) => ({ ...action, onClick: () => press(action.id) })),
    });
  });
  useEffect(
    () => () => {
      if (store.get(state).owner === owner) store.set(state, { owner: null, actions: [] });
    },
    [owner],
  );
}

/** What the screen of the moment wants in the bottom bar; for the shell's frame. */
export function useBottomBarActions(): readonly BottomBarAction[] {
  return useAtomValue(state, { store }).actions;
}

function sameLook(before: readonly BottomBarAction[], after: readonly BottomBarAction[]): boolean {
  const look = (actions: readonly BottomBarAction[]) =>
    // A function is left out of JSON: a new one alone changes nothing that is seen.
    JSON.stringify(actions);
  return look(before) === look(after);
}
