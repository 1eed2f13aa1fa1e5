interface Run {
  readonly address: string;
  readonly dataFolder: string;
  readonly distFolder: string;
  /** The data of the demo before anybody touched it: what a server of a story's own begins with a copy of. */
  readonly demoFolder: string;
}

/** What `global-setup.ts` has started. */
export function currentRun(): Run {
  return {
    address: read('E2E_ADDRESS'),
    dataFolder: read('E2E_DATA_FOLDER'),
    distFolder: read('E2E_DIST_FOLDER'),
    demoFolder: read('E2E_DEMO_FOLDER'),
  };
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the specs by npm test or playwright test`);
  return value;
}
