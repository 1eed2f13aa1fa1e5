import type { APIRequestContext } from 'playwright';
import { getBoot } from 'shared-api/contracts/platform';
import { callApi } from '../../../e2e/core/call.ts';

/** The addresses of the shell itself, and those that an outsider may try. */
const ofShell = ['/dash', '/info', '/nowhere'];

/** Every address without a record in it that the manifests of the live areas know: also those that the person may not open. */
export async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const { registry } = await callApi(request, getBoot, {});
  const paths = registry.areas.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  return [...new Set([...ofShell, ...paths.filter((path) => !path.includes(':'))])];
}
