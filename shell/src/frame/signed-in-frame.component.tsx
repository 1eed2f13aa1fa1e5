import type { ReactNode } from 'react';
import { useSignedIn } from 'shared-api';
import { ServerData } from 'shared-api/queries';
import { AppFrame } from 'shared-ui';
import { useLive } from '../live/use-live.ts';
import { useReadAgain } from '../live/use-read-again.ts';
import { PaletteHost } from '../palette/palette-host.component.tsx';
import { SessionRenewal } from '../session/session-renewal.component.tsx';
import { ScreenShortcuts } from '../shortcuts/screen-shortcuts.component.tsx';
import { PrintHeading } from './print-heading.component.tsx';
import { useFrame } from './use-frame.tsx';

interface SignedInFrameProps {
  /** Whether the route wants the bars. */
  readonly hasBars: boolean;
  readonly children: ReactNode;
}

/** What stands around the screen of somebody who is signed in, with what they may open over it. */
export function SignedInFrame(props: SignedInFrameProps) {
  return (
    <ServerData>
      <Frame {...props} />
    </ServerData>
  );
}

function Frame({ hasBars, children }: SignedInFrameProps) {
  const { isGuest } = useSignedIn();
  useLive();
  useReadAgain();
  const frame = useFrame(hasBars);
  return (
    <>
      <PrintHeading />
      <AppFrame {...frame}>{children}</AppFrame>
      <PaletteHost />
      {!isGuest && <ScreenShortcuts />}
      <SessionRenewal />
    </>
  );
}
