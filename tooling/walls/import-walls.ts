/** A part of the code base that imports are allowed or refused for. `<area>` in its name is the area that its path tells. */
interface Place {
  readonly name: string;
  readonly path: RegExp;
}

/** Every part of the code base, by the paths of its files from the project's root; the first that fits counts. */
export const places: readonly Place[] = [
  { name: 'build files', path: /^(?:.*\/)?(?:webpack|drizzle)\.config\.ts$/ },
  { name: 'folding', path: /^shared-api\/src\/contracts\/common\/fold\.rules\.ts$/ },
  { name: 'contracts/common', path: /^shared-api\/src\/contracts\/common\// },
  { name: 'contracts/platform', path: /^shared-api\/src\/contracts\/platform\// },
  { name: 'contracts/directory', path: /^shared-api\/src\/contracts\/directory\// },
  { name: 'contracts/<area>', path: /^shared-api\/src\/contracts\/(?<area>[^/]+)\// },
  { name: 'browser', path: /^shared-api\/src\/device\// },
  { name: 'shared-api client', path: /^shared-api\// },
  { name: 'shared-ui', path: /^shared-ui\// },
  { name: 'shell', path: /^shell\// },
  { name: 'mfe-<area>', path: /^(?:e2e\/fixtures\/)?mfe-(?<area>[^/]+)\// },
  { name: 'server platform', path: /^server\/src\/platform\// },
  { name: 'server ports', path: /^server\/src\/areas\/(?:ports\/|area\.ts$|area-platform\.ts$)/ },
  { name: 'server demo', path: /^server\/src\/demo\/[^/]+\.demo\.ts$/ },
  { name: 'server <area>', path: /^server\/src\/areas\/(?<area>[^/]+)\// },
  { name: 'server start', path: /^server\// },
  { name: 'tooling', path: /^tooling\// },
  { name: 'e2e', path: /^e2e\// },
  { name: 'bench', path: /^bench\// },
  { name: 'fuzz', path: /^fuzz\// },
];

/** What a part may import beside itself. What is not named is refused, with `fix` as the way out. */
interface Wall {
  readonly from: string;
  /** Names of places; `contracts`, `server` mean all of that kind; `types of …` allows `import type` alone. */
  readonly may: readonly string[];
  /** What its tests and `testing/` may besides. */
  readonly testsMay?: readonly string[];
  readonly fix: string;
}

const byPathOrPackage =
  'a module gets what it needs of another by a path or by a shared package: move the code to shared-ui, shared-api or a contract';

/** Who may import whom: the table of docs/architecture.md is written from this. */
export const walls: readonly Wall[] = [
  {
    from: 'folding',
    may: [],
    fix: 'how texts are compared is one module that needs nothing: take what it compares as an argument',
  },
  {
    from: 'contracts/common',
    may: ['folding'],
    fix: 'what every contract stands on knows none of them: move it to the contract that needs it',
  },
  {
    from: 'contracts/platform',
    may: ['contracts/common', 'contracts/directory'],
    fix: 'the contracts of the platform know no area: take the value as data, or move it to contracts/platform',
  },
  {
    from: 'contracts/directory',
    may: ['contracts/common', 'contracts/platform'],
    fix: 'persons and companies are below the areas: move it to contracts/directory',
  },
  {
    from: 'contracts/<area>',
    may: ['contracts/common', 'contracts/directory', 'contracts/platform'],
    fix: 'a contract knows neither another area nor who uses it: move what two areas share to contracts/common',
  },
  {
    from: 'browser',
    may: ['contracts/common'],
    fix: 'what a browser has and keeps is asked here, and means nothing here: whoever asks knows what it means',
  },
  {
    from: 'shared-api client',
    may: ['contracts', 'browser'],
    testsMay: [],
    fix: 'the client shows nothing and knows no module: answer a value or throw, and let the caller show it',
  },
  {
    from: 'shared-ui',
    may: ['types of contracts', 'folding', 'browser'],
    testsMay: ['shared-api client'],
    fix: 'the design kit makes no server calls and knows no area: take data and words as props',
  },
  {
    from: 'shell',
    may: ['contracts', 'shared-api client', 'shared-ui'],
    fix: 'the shell knows modules from the registry document alone: read what you need from the manifest',
  },
  {
    from: 'mfe-<area>',
    may: ['contracts', 'shared-api client', 'shared-ui'],
    fix: byPathOrPackage,
  },
  {
    from: 'server platform',
    may: ['contracts/common', 'contracts/directory', 'contracts/platform'],
    testsMay: ['contracts', 'shared-api client', 'server start'],
    fix: 'the platform knows no area: take it as a dependency, which the area gives when it is created',
  },
  {
    from: 'server ports',
    may: ['contracts', 'server platform'],
    fix: 'a port is an interface that two areas share: describe what is needed here and let an area offer it',
  },
  {
    from: 'server <area>',
    may: ['contracts', 'server platform', 'server ports', 'server demo'],
    testsMay: ['server', 'shared-api client', 'tooling'],
    fix: 'an area takes what another offers from its ports: add it to server/src/areas/ports and offer it in that area’s *.area.ts',
  },
  {
    from: 'server demo',
    may: ['contracts', 'server platform', 'server ports'],
    fix: 'the demo’s people and companies are data: an area makes its own part in its *.area.ts',
  },
  {
    from: 'server start',
    may: ['contracts', 'server'],
    fix: 'the server takes only contracts from the front end',
  },
  {
    from: 'build files',
    may: ['tooling'],
    fix: 'what a package is built with stands in tooling: add it to the preset there',
  },
  {
    from: 'tooling',
    may: ['contracts', 'server', 'shared-api client', 'shared-ui'],
    fix: 'tooling finds modules by their folders and reads their manifests: it imports none of them',
  },
  {
    from: 'e2e',
    may: ['contracts', 'server demo', 'server builds', 'tooling'],
    fix: 'a story uses the product as a person does: prepare data by the API or with the people of the demo',
  },
  {
    from: 'bench',
    may: ['contracts', 'server', 'shared-api client', 'shared-ui', 'shell', 'mfe-<area>', 'e2e', 'tooling'],
    fix: 'name the place in the table of walls',
  },
  {
    from: 'fuzz',
    may: ['contracts', 'server', 'e2e', 'tooling'],
    fix: 'the fuzzer takes calls from the contracts, checks by the code of the server, and uses screens by the hands of the stories: it imports none',
  },
];

/** A library that stands in one place, so that one place can be changed when it does. */
interface LibraryWall {
  readonly library: string;
  readonly name: RegExp;
  /** The files that may import it, and how the table says it. */
  readonly only: RegExp;
  readonly where: string;
  readonly fix: string;
}

const kitOnly = /^shared-ui\//;

/** Libraries with a place of their own. */
export const libraryWalls: readonly LibraryWall[] = [
  {
    library: 'axios',
    name: /^axios$/,
    only: /^shared-api\/src\/(?:client\/|session\/[^/]+\.test\.ts$)/,
    where: 'shared-api/src/client',
    fix: 'make the call through `call` of shared-api',
  },
  {
    library: 'drizzle-orm, pg',
    name: /^(?:drizzle-orm|drizzle-kit|pg)(?:\/|$)/,
    only: /\.(?:repository|schema|test)\.ts$|^server\/src\/platform\/db\/|\/testing\/|^server\/drizzle\.config\.ts$|^tooling\/jest\//,
    where: '*.repository.ts, *.schema.ts, server/src/platform/db, tests',
    fix: 'SQL lives in *.repository.ts: add a function there and call it',
  },
  {
    library: 'react, @tanstack/react-query, jotai',
    name: /^(?:react|react-dom|react-router-dom|jotai|@tanstack\/react-query)(?:\/|$)/,
    only: /^(?:shared-ui|shell|mfe-[^/]+|e2e\/fixtures|tooling\/(?:jest|testing))\/|^shared-api\/src\/(?!contracts\/)/,
    where: 'shared-ui, shell, mfe-*, shared-api client',
    fix: 'contracts and the server run without a browser: keep React in a hook or a screen',
  },
  {
    library: 'node:*',
    name: /^node:/,
    only: /^(?:server|tooling|e2e|bench|fuzz|shared-ui\/tools)\/|\.test\.tsx?$/,
    where: 'server, tooling, e2e, bench, fuzz, tests',
    fix: 'this code runs in the browser: do it on the server, or with what the browser has',
  },
  {
    library: 'react-router',
    name: /^react-router$/,
    only: /^shell\/src\/provided\//,
    where: 'shell/src/provided',
    fix: 'import from react-router-dom: it is the one shared copy',
  },
  {
    library: 'i18next, react-i18next',
    name: /^(?:react-)?i18next$/,
    only: kitOnly,
    where: 'shared-ui',
    fix: 'use defineTexts and useTexts of shared-ui',
  },
  {
    library: 'date-fns, react-big-calendar, react-day-picker',
    name: /^(?:date-fns|react-big-calendar|react-day-picker)(?:$|\/)/,
    only: /^shared-ui\/src\/calendar\//,
    where: 'shared-ui/src/calendar',
    fix: 'take a calendar of shared-ui; days are shown by its formats, and added or compared by the rules of a contract',
  },
  {
    library: 'ag-grid-*, @tabler/*, pdfjs-dist, signature_pad',
    name: /^(?:ag-grid-|@tabler\/|pdfjs-dist(?:\/|$)|signature_pad$)/,
    only: /^(?:shared-ui|tooling)\//,
    where: 'shared-ui',
    fix: 'import the part from shared-ui; if it lacks one, add it there',
  },
];

/** A breach that is known, and what ends it. One that no longer is there has to go from this list. */
interface KnownBreach {
  readonly file: RegExp;
  readonly target: RegExp;
  readonly until: string;
}

/** Breaches that wait for a move of code. */
export const knownBreaches: readonly KnownBreach[] = [
  {
    file: /^e2e\/specs\/auth\/qr-login\.spec\.ts$/,
    target: /^server\/src\/platform\/.*png\.ts$/,
    until: 'the reader of PNG files has an entry that stories may use',
  },
];
