import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Language } from 'shared-api/contracts/common';
import type { Contribution, PlaceName, SessionView } from 'shared-api/contracts/platform';
import type { IconName } from '../icons/icon-sources.ts';

/** What the form over a screen whose session ended is given. */
export interface SignInAgainProps {
  /** Whose screen it is: nobody else may go on with it. */
  readonly session: SessionView;
  /** The person has given every factor: the shell makes sure of who it is and lets the screen go on. */
  readonly onSignedIn: () => Promise<void>;
}

/** What a part that shows figures is given. */
interface AboutSomebody {
  /** The name of whom somebody acts for, for parts whose manifest says `about: 'subject'`; null for oneself. 'I tuoi …' is for null alone. */
  readonly subject: string | null;
}

/** What a card of the dashboard is given. */
export interface DashboardCardProps extends AboutSomebody {
  /** Lines for which it should keep room while it is loading, as many as it had last. */
  readonly expectedLines: number;
  /** To be called with the number of lines of what waits for the person, whenever it is known or changes; for cards of size `lines`. */
  readonly onWaiting: (count: number) => void;
}

/** What a part of the popup of who is signed in is given. */
interface AccountPopupProps {
  readonly onClose: () => void;
}

/** Something that the command palette finds, with the address that it leads to. */
export interface PaletteItem {
  /** Unlike the others of its source. */
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail?: string;
  readonly icon?: IconName;
  readonly to: string;
}

/** With what a source searches. */
interface PaletteSearch {
  /** Ends when another search takes its place. */
  readonly signal: AbortSignal;
  /** What the page has read. */
  readonly queries: QueryClient;
}

/** A group of what the command palette finds. */
export interface PaletteSource {
  readonly label: Readonly<Record<Language, string>>;
  /** What the page has read already, for the first answer; the palette picks what fits. */
  readonly loaded?: (queries: QueryClient) => readonly PaletteItem[];
  /** What the server finds, the best first. */
  readonly search: (query: string, by: PaletteSearch) => Promise<readonly PaletteItem[]>;
}

/** What a module brings to each place. */
interface PlaceParts {
  readonly dashboardCard: ComponentType<DashboardCardProps>;
  /** Draw it with `TopBarFigure`; draw nothing while there is nothing to show. */
  readonly topBarFigure: ComponentType<AboutSomebody>;
  readonly paletteSource: PaletteSource;
  readonly accountPopup: ComponentType<AccountPopupProps>;
  readonly signInAgain: ComponentType<SignInAgainProps>;
}

/** A part of a place, which its module brings. */
export type PartOf<Place extends PlaceName> = PlaceParts[Place];

/** Brings the code of a part when the shell asks for it. */
export type PartLoader<Place extends PlaceName = PlaceName> = () => Promise<PartOf<Place>>;

/** For each contribution of a manifest, by its id, what its place wants. */
export type PartLoaders<Contributions extends readonly Contribution[]> = {
  readonly [One in Contributions[number] as One['id']]: PartLoader<One['place']>;
};
