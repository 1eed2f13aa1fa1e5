import type { ImportCells, ImportProblem, UserFields } from 'shared-api/contracts/admin';
import { readPhoneNumber, readWholePhoneNumber } from 'shared-api/contracts/directory';

/** A number in its two parts, as a user has it. */
type Written = Pick<UserFields, 'prefix' | 'mobile'>;

/** The number in its two parts; one without a prefix is Italian, unless it has its own. */
export function readNumber({ prefix, mobile }: ImportCells, account: Written | null): Written {
  const stood = { prefix: account?.prefix ?? '', mobile: account?.mobile ?? '' };
  if (mobile === undefined && (prefix === undefined || stood.mobile === '')) return stood;
  const number = mobile ?? stood.mobile;
  const read = prefix === undefined ? readWholePhoneNumber(number) : readPhoneNumber(prefix, number);
  return read
    ? { prefix: read.prefix, mobile: read.mobile }
    : { prefix: `+${(prefix ?? '39').replace(/^(?:\+|00)/, '')}`, mobile: number };
}

const italianPrefix = '+39';

/** A number of another country is a number like any other, and often a prefix that a sheet got wrong. */
export function doubtsOfNumber({ prefix, mobile }: Written, account: Written | null): ImportProblem[] {
  const isNew = prefix !== account?.prefix || mobile !== account.mobile;
  if (mobile === '' || prefix === italianPrefix || !isNew) return [];
  return [{ column: 'mobile', fault: 'phoneForeign', value: `${prefix} ${mobile}` }];
}
