import type { LoginChannel } from './sign-in.contract.ts';

/** The channels by which a second factor works at present; the login screen offers these, the server refuses the others. */
export const workingLoginChannels: readonly LoginChannel[] = ['MAIL'];

/** Whether a code of the login can go by a channel. */
export function isWorkingChannel(channel: LoginChannel): boolean {
  return workingLoginChannels.includes(channel);
}

/** Whether somebody may choose a password without giving the old one: only who has never changed it (spec 03 §4). */
export function mayChooseFirstPassword(user: { readonly hasChangedPassword: boolean }): boolean {
  return !user.hasChangedPassword;
}
