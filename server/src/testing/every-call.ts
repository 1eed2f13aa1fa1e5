import * as admin from 'shared-api/contracts/admin';
import * as auth from 'shared-api/contracts/auth';
import type { Call, Download } from 'shared-api/contracts/common';
import * as directory from 'shared-api/contracts/directory';
import * as signing from 'shared-api/contracts/signing';

// Between two servers of ours, with a secret of their own: no call of the product.
const between: readonly unknown[] = [signing.pdfEditing, signing.pdfPreflight];

/** Every call that the areas declare. */
export const everyCall: readonly (Call | Download)[] = [admin, auth, directory, signing]
  .flatMap((area) => Object.values(area) as unknown[])
  .filter((value): value is Call | Download => isContract(value) && !between.includes(value));

function isContract(value: unknown): value is Call | Download {
  return typeof value === 'object' && value !== null && 'access' in value && 'encoding' in value;
}
