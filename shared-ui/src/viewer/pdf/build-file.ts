/**
 * Fetches a file of this build. The browser refuses one that is not what was built; where it has kept such a one, or none came, the
 * server is asked once more. @throws when that one is refused too, or does not come.
 */
export async function fetchBuildFile(address: string): Promise<ArrayBuffer> {
  const integrity = globalThis.sportelloIntegrity?.(address) ?? '';
  const read = async (cache: RequestCache) => {
    const response = await fetch(address, { integrity, cache });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.arrayBuffer();
  };
  return read('default').catch(() => read('reload'));
}
