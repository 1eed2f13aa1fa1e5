import { z } from 'zod';
import { typedText } from '../common/index.ts';
import { canBecomeUsername, maxUsernameLength, profileFields, readPhoneNumber } from '../directory/index.ts';
import { isFiscalCode, plainFiscalCode } from './fiscal-code.rules.ts';

/** Most groups of one user. */
const maxGroupsOfUser = 200;

const number = typedText.trim().max(30, 'mobileInvalid');

/**
 * What is said of a user (spec 03 §3 and §5), by our names; each is refused by the name of its text, of which the first counts.
 */
export const userFields = z
  .object({
    firstName: profileFields.firstName,
    lastName: profileFields.lastName,
    username: typedText
      .trim()
      .min(1, 'required')
      .max(maxUsernameLength, 'usernameInvalid')
      .refine(canBecomeUsername, 'usernameInvalid'),
    email: profileFields.email,
    /** Checked with its check character; empty where none is given. */
    fiscalCode: typedText
      .overwrite(plainFiscalCode)
      .refine((code) => code === '' || isFiscalCode(code), 'fiscalCodeInvalid'),
    /** With its plus; counts only beside a number. */
    prefix: typedText.trim().max(6, 'mobileInvalid'),
    /** Empty where none is given. */
    mobile: number,
    companyId: z.string().min(1, 'companyRequired').max(100),
    isCompanyAdmin: z.boolean(),
    isSuper: z.boolean(),
    isActive: z.boolean(),
    /** Whether they punch in and out (Ebadge). */
    usesBadge: z.boolean(),
    groupIds: z.array(z.string().min(1).max(100)).max(maxGroupsOfUser),
  })
  .refine(({ prefix, mobile }) => mobile === '' || readPhoneNumber(prefix, mobile) !== undefined, {
    path: ['mobile'],
    error: 'mobileInvalid',
  })
  .refine(({ isSuper, groupIds }) => isSuper || groupIds.length > 0, {
    path: ['groupIds'],
    error: 'groupsRequired',
  });

/** What is said of a user. */
export type UserFields = z.output<typeof userFields>;
