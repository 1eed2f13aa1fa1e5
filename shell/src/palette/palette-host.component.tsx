import { useEffect, useState } from 'react';
import { useSession } from 'shared-api';
import { hasOpenOverlay, lazyPart } from 'shared-ui';
import { owesFirstPassword } from '../routing/paths.ts';
import { usePaletteOpen } from './palette-state.ts';

const PaletteDialog = lazyPart(() =>
  import(/* webpackChunkName: "palette" */ './palette.dialog.tsx').then((m) => m.PaletteDialog),
);

/** Opens the command palette by Ctrl or ⌘ K, for the staff; its code comes when it is first opened. */
export function PaletteHost() {
  const session = useSession();
  const mayOpen = session !== null && !session.isGuest && !owesFirstPassword(session);
  const [isOpen, setIsOpen] = usePaletteOpen();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (!mayOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      const isWanted = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isWanted || (!isOpen && hasOpenOverlay())) return;
      event.preventDefault();
      setIsOpen(!isOpen);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [mayOpen, isOpen, setIsOpen]);
  useEffect(() => () => setIsOpen(false), [setIsOpen]);
  if (!mayOpen || !wasOpened) return null;
  return <PaletteDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
