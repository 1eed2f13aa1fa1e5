import type { SessionView } from 'shared-api/contracts/platform';

/** The addresses that are the shell's own, and the two that everybody starts from. */
export const paths = {
  signIn: '/',
  dashboard: '/dash',
  /** Where the specification sends after the first own password is set (spec 03 §2). */
  dashboardAfterFirstPassword: '/initDash',
  info: '/info',
  reload: '/reloadComponent',
  /** The gallery of the design kit, for developers. */
  kit: '/dev/kit',
  /** The first own password is due before anything else (spec 01 §4). */
  firstPassword: '/changepasswordinitial',
} as const;

/** Whether somebody has to choose their first own password before they may go anywhere else (spec 03 §2). */
export function owesFirstPassword(session: SessionView | null): boolean {
  return session !== null && !session.isGuest && !session.hasChangedPassword;
}

/** Where somebody goes who has just signed in and asked for no other address. */
export function firstAddress(session: SessionView): string {
  return owesFirstPassword(session) ? paths.firstPassword : paths.dashboard;
}

/** Whether an address explains itself to somebody who is not signed in (spec 01 §2). */
export function opensWithoutSession(address: string): boolean {
  return /reservate|checkExpire/.test(address);
}

/** The address that opens a path anew, even where one is there already (spec 01 §2). */
export function reloading(path: string): string {
  return paths.reload + path;
}

/** Where an address of `reloading` leads: always a path of this site, whatever somebody has put behind it. */
export function reloadTarget(address: string): string {
  const target = address.slice(paths.reload.length);
  // Two slashes at the start, of either kind, would name another site.
  return `/${target.replace(/^[/\\]+/, '')}`;
}
