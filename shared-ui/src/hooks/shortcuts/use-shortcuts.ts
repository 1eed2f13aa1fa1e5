import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasOpenOverlay } from '../../overlay/open-overlays.ts';
import { createDeviceState } from '../device-state.ts';

/** A single key that does something on the screen of the moment. */
interface Shortcut {
  /** As the browser names it: `/`, `n`. */
  readonly key: string;
  /** What it does, for the list of shortcuts. */
  readonly label: string;
  readonly onPress: () => void;
}

const store = getDefaultStore();
const registered = atom<ReadonlyMap<symbol, readonly Shortcut[]>>(new Map<symbol, readonly Shortcut[]>());
const wantedState = createDeviceState<'on' | 'off'>('sportello.shortcuts', 'on');

/** Whether single keys do something, and how to turn that off (WCAG 2.1.4); kept on this device. */
export function useShortcutsWanted(): [boolean, (areWanted: boolean) => void] {
  const [wanted, setWanted] = useAtom(wantedState);
  return [wanted !== 'off', (areWanted) => setWanted(areWanted ? 'on' : 'off')];
}

/** Offers shortcuts for as long as the component stands; one that another part offers already gives way to the later one. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const [owner] = useState(() => Symbol('shortcuts'));
  const press = useEffectEvent((key: string) => shortcuts.find((one) => one.key === key)?.onPress());
  const look = JSON.stringify(shortcuts.map(({ key, label }) => [key, label]));
  useEffect(() => {
    const offered = (JSON.parse(look) as [string, string][]).map(([key, label]): Shortcut => {
      return { key, label, onPress: () => press(key) };
    });
    if (offered.length > 0) store.set(registered, new Map(store.get(registered)).set(owner, offered));
    return () => {
      const rest = new Map(store.get(registered));
      rest.delete(owner);
      store.set(registered, rest);
    };
  }, [owner, look]);
}

/** What exists on the screen of the moment, each key once, in the order in which it was offered. */
export function useOfferedShortcuts(): readonly Shortcut[] {
  return byKey(useAtomValue(registered, { store }));
}

/** Listens for the keys of the offered shortcuts; for the shell, once. Nothing happens while one types or a dialog is open. */
export function useShortcutKeys(): void {
  const [areWanted] = useShortcutsWanted();
  useEffect(() => {
    if (!areWanted) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target) || hasOpenOverlay()) return;
      const shortcut = byKey(store.get(registered)).find((one) => one.key === key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.onPress();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [areWanted]);
}

function byKey(all: ReadonlyMap<symbol, readonly Shortcut[]>): readonly Shortcut[] {
  return [...new Map([...all.values()].flat().map((shortcut) => [shortcut.key, shortcut])).values()];
}

const typedInto =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typedInto) !== null;
}
