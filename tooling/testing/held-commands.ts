/** How it is known that a command comes to its end. */
type HeldCommand =
  /** It is run in a copy of the project, as it stands here. */
  | { readonly run: string; readonly says?: RegExp }
  /** A test, or a program of `npm test`, runs it: words of that file that show so. */
  | { readonly by: string; readonly where: string }
  /** Why nothing here can run it. */
  | { readonly not: string };

const network = { not: 'it asks the registry, which a test must not need' };
const service = { not: 'it needs the service manager or the packages of a machine, as root' };
const docker = { not: 'it needs Docker: npm run check:container runs what the image holds, without' };
const whole = { not: 'it would run this very test: its steps are tested in tooling/test' };
const hours = { not: 'it takes from ten minutes to an hour of a machine that does nothing else' };
const watches = { not: 'it builds and watches until somebody ends it: its parts are tested in tooling/dev' };
const start = { by: 'bench/start.bench.ts', where: "['server/src/main.ts']" };
const load = { by: 'bench/load.bench.ts', where: 'runLoad(' };
const benches = { by: 'tooling/test/benches.ts', where: "'bench/main.ts'" };
const commands = (where: string) => ({ by: 'tooling/commands.test.ts', where });

/** Every command that the pages name. What is run is run in this order, on one installation: that of the copy. */
export const heldCommands: Readonly<Record<string, HeldCommand>> = {
  'npm run create-admin': {
    run: 'npm run -s create-admin -- --mail anna@nuova.example --name "Anna Neri" --company Nuova',
    says: /is an administrator/,
  },
  'docker compose exec portal node server/scripts/create-admin.ts --mail you@company.example': {
    run: 'node server/scripts/create-admin.ts --mail anna@nuova.example',
    says: /the account was there already/,
  },
  'npm run backup -- --new-key backup.key': {
    run: 'npm run -s backup -- --new-key backup.key',
    says: /^age1/m,
  },
  'npm run backup -- move.backup --with-keys': { run: 'npm run -s backup -- move.backup --with-keys' },
  'npm run backup -- FILE': { by: 'tooling/testing/held-commands.ts', where: 'backup -- move.backup' },
  'npm run restore -- FILE': { run: 'DATA_DIR=.restored npm run -s restore -- move.backup' },
  'docker compose exec portal node server/scripts/backup.ts': {
    run: 'node server/scripts/backup.ts whole.backup --key backup.key',
  },
  'DATA_DIR=/tmp/trial npm run restore -- FILE --key backup.key': {
    run: 'npm run -s restore -- --check whole.backup --key backup.key',
  },
  'DATABASE_URL=postgres://… npm run restore -- move.backup': {
    by: 'server/src/backups.test.ts',
    where: "openBareDatabase('postgres')",
  },
  'npm run corpus -- FOLDER': { run: 'npm run -s corpus -- papers', says: /1 accepted/ },
  'npm run docs': { run: 'npm run -s docs' },
  'npm run contracts': { run: 'npm run -s contracts' },
  'npx oxfmt': { run: 'npx oxfmt README.md' },
  'npm run area -- notices': { by: 'tooling/documented-commands.test.ts', where: "area('specimens'" },
  'npm run area -- notices --label-it Avvisi --label-en Notices': {
    run: 'npm run -s area -- notices --label-it Avvisi --label-en Notices',
    says: /npm run deploy -- notices/,
  },
  'npm run deploy -- notices': { run: 'npm run -s deploy -- notices', says: /notices: \S+ is live/ },
  'npm run db:generate -w server -- add_x': { run: 'npm run -s db:generate -w server -- add_x' },
  'npm run build': commands("command('build.ts')"),
  'npm run build -- --live': commands("command('build.ts', '--live')"),
  'npm run deploy -- signing': commands("command('deploy.ts', 'signing'"),
  'npm run rollback -- signing': commands("command('rollback.ts', 'signing')"),
  'npm run sbom': { by: 'tooling/sbom.test.ts', where: "'sbom'" },
  'npm run check:container': { by: 'tooling/test/main.ts', where: 'tooling/container/check-container.ts' },
  'npm run fuzz -- screens': { by: 'tooling/test/main.ts', where: "robot('--short')" },
  'npm run bench': benches,
  'npm run bench -- navigation': benches,
  'npm run load': load,
  'npm run load -- --without-attacks': load,
  'npm run load -- --database postgres --people 100 --minutes 10 --seed 7': hours,
  'npm run load -- --live-lines 10000 --people 20 --minutes 1': hours,
  'npm run load -- --minutes 60': hours,
  "npm run load -- --server-node='--cpu-prof --cpu-prof-dir=/tmp/profiles'": hours,
  'npm run fuzz -- MINUTES': { not: 'it makes worlds for minutes: its parts are tested in fuzz/src' },
  'npm run test:slow': hours,
  'npm start': start,
  'DEMO=false npm start': start,
  'HOST=0.0.0.0 npm start': start,
  'DATABASE_URL=postgres://… npm start': start,
  'DATA_DIR=/tmp/trial PORT=8090 DEMO=false npm start': start,
  'npm run dev -- mfe-notices': watches,
  'npm run dev -- mfe-signing': watches,
  'npm run check': whole,
  'npm run check -- notices': whole,
  'npm run check -- signing': whole,
  'npm run check -- mfe-signing/src/sign/sign.screen.tsx': whole,
  'npm test': whole,
  'npm test -- notices': whole,
  'npm test -- signing': whole,
  'STORIES=whole npx playwright test engines/main-job --config e2e/playwright.config.ts --project webkit-phone':
    { by: 'e2e/engines/projects.ts', where: 'webkit-phone' },
  'npm install': network,
  'npm run audit': network,
  'apt-get install firefox-esr webkit2gtk-driver xvfb': service,
  'systemctl enable --now sportello': service,
  'systemctl restart sportello': service,
  'docker compose logs portal': docker,
  'docker compose up --build --detach --wait': docker,
  'docker compose up --detach --scale portal=3': docker,
};

/** A command's name alone ('npm run deploy'), where a page speaks of it and shows it with its words elsewhere. */
export function isHeld(command: string): boolean {
  return Object.keys(heldCommands).some(
    (held) => held === command || held.startsWith(`${command.replace(/ --$/, '')} -- `),
  );
}
