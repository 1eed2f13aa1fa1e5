import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call, Download } from 'shared-api/contracts/common';
import {
  sendCodeByMail,
  sendCodeBySms,
  sendReceiverCodeByMail,
  verifyCode,
} from 'shared-api/contracts/platform';

const contracts = fileURLToPath(new URL('..', import.meta.resolve('shared-api/contracts/common')));

/** The areas that declare calls, by their folders of contracts; `common` and `platform` belong to none. */
export const contractAreas: readonly string[] = readdirSync(contracts, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['common', 'platform'].includes(entry.name))
  .map(({ name }) => name)
  .toSorted();

const declared = await Promise.all(
  contractAreas.map(async (area) => Object.values(await import(`shared-api/contracts/${area}`)) as unknown[]),
);

// The calls of the platform that areas give their purposes.
const codes = [sendCodeByMail, sendCodeBySms, sendReceiverCodeByMail, verifyCode];

/** Every call that the areas declare, and those of one-time codes. */
export const everyCall: readonly (Call | Download)[] = [...declared.flat(), ...codes].filter(isContract);

function isContract(value: unknown): value is Call | Download {
  return typeof value === 'object' && value !== null && 'access' in value && 'encoding' in value;
}
