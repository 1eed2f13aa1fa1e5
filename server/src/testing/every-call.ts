import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call, Download } from 'shared-api/contracts/common';

const contracts = fileURLToPath(new URL('..', import.meta.resolve('shared-api/contracts/common')));

/** The areas that declare calls, by their folders of contracts; `common` and `platform` belong to none. */
export const contractAreas: readonly string[] = readdirSync(contracts)
  .filter((name) => !['common', 'platform'].includes(name))
  .toSorted();

const declared = await Promise.all(
  contractAreas.map(async (area) => Object.values(await import(`shared-api/contracts/${area}`)) as unknown[]),
);

/** Every call that the areas declare. */
export const everyCall: readonly (Call | Download)[] = declared.flat().filter(isContract);

function isContract(value: unknown): value is Call | Download {
  return typeof value === 'object' && value !== null && 'access' in value && 'encoding' in value;
}
