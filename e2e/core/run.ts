/** What `global-setup.ts` has started. */
export function currentRun(): { address: string; dataFolder: string; distFolder: string } {
  return {
    address: read('E2E_ADDRESS'),
    dataFolder: read('E2E_DATA_FOLDER'),
    distFolder: read('E2E_DIST_FOLDER'),
  };
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the specs by npm test or playwright test`);
  return value;
}
