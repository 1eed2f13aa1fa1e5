import type { ComponentType } from 'react';
import type { SessionView, SlotName } from 'shared-api/contracts/platform';

/** What the form over a screen whose session ended is given. */
export interface SignInAgainProps {
  /** Whose screen it is: nobody else may go on with it. */
  readonly session: SessionView;
  /** The person has given every factor: the shell makes sure of who it is and lets the screen go on. */
  readonly onSignedIn: () => Promise<void>;
}

interface SlotProps {
  readonly signInAgain: SignInAgainProps;
  /** Draw it with `TopBarFigure`; draw nothing while there is nothing to show. */
  readonly topBarFigure: object;
}

/** What a module puts into places of the shell that are no screens; each is named in the manifest too (`slots`). */
export type ModuleSlots = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
