import { useSession } from 'shared-api';
import { useIsPhone } from 'shared-ui';
import { ActingForBar } from '../acting-for/acting-for-bar.component.tsx';
import { GuestBottomBar } from './guest-bottom-bar.component.tsx';
import { GuestHeader } from './guest-header.component.tsx';
import { ShellBottomBar } from './shell-bottom-bar.component.tsx';
import { ShellHeader } from './shell-header.component.tsx';
import { ShellSidebar } from './shell-sidebar.component.tsx';
import { ShellTopBar } from './shell-top-bar.component.tsx';
import { TopBarFigures } from './top-bar-figures.component.tsx';

/** What stands around the screen: by the size of the window, and by who one is. Guests see nothing of the portal. */
export function useFrame(hasBars: boolean) {
  const session = useSession();
  const isPhone = useIsPhone();
  if (!session || !hasBars) return {};
  if (session.isGuest) return { top: <GuestHeader />, ...(isPhone && { bottom: <GuestBottomBar /> }) };
  const notice = <ActingForBar />;
  if (isPhone) return { top: <ShellTopBar />, bottom: <ShellBottomBar />, notice };
  return { side: <ShellSidebar />, top: <ShellHeader figures={<TopBarFigures />} />, notice };
}
