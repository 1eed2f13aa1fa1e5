import { foldText } from 'shared-api/contracts/common';
import type { UserRecord } from './user.schema.ts';

/** What of a user's row is folded text. */
export type Folds = 'firstNameFold' | 'lastNameFold' | 'usernameFold' | 'emailFold';

/** The folded texts (`foldText`) of what is written of a user. */
export function foldsOf({
  firstName,
  lastName,
  username,
  email,
}: Partial<Pick<UserRecord, 'firstName' | 'lastName' | 'username' | 'email'>>): Partial<
  Pick<UserRecord, Folds>
> {
  return {
    ...(firstName !== undefined && { firstNameFold: foldText(firstName) }),
    ...(lastName !== undefined && { lastNameFold: foldText(lastName) }),
    ...(username !== undefined && { usernameFold: foldText(username) }),
    ...(email !== undefined && { emailFold: foldText(email) }),
  };
}
