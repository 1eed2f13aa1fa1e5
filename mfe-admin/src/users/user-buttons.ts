/** A button of the list of users. */
export type UserButton = 'add' | 'edit' | 'editSeveral' | 'delete';

/** What is offered for so many selected users (spec 03 §2): add for none, edit and delete for one, delete for several, and to edit those together. */
export function buttonsForUsers(count: number): readonly UserButton[] {
  if (count === 0) return ['add'];
  return count === 1 ? ['edit', 'delete'] : ['delete', 'editSeveral'];
}
