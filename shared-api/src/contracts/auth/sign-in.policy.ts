/** Whether somebody may choose a password without giving the old one: only who has never changed it (spec 03 §4). */
export function mayChooseFirstPassword(user: { readonly hasChangedPassword: boolean }): boolean {
  return !user.hasChangedPassword;
}
