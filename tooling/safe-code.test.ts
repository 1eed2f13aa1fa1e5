import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

/** The code of the product, without what is for tests; docs/security says what each of these rules is for. */
const files = globSync('{shell,shared-ui,shared-api,mfe-*,server}/{src,scripts}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => relative(root, join(root, path)))
  .filter((name) => !/\.test\.tsx?$|\/testing\/|node_modules/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** Where objects of the browser that may be missing, or refuse, are asked for. */
const platformDoor = 'shared-api/src/device/platform.ts';

/** The files in which something stands. */
const filesWith = (rule: RegExp) => files.filter(({ text }) => rule.test(text)).map(({ name }) => name);

describe('the code of the product', () => {
  it('makes no text into code or markup', () => {
    const rule = /\beval\(|new Function\(|dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML/;
    expect(files.length).toBeGreaterThan(1000);
    expect(filesWith(rule)).toEqual([]);
    expect(filesWith(/document\.write\(|set(?:Timeout|Interval)\(['"`]|from 'node:vm'/)).toEqual([]);
  });

  it('starts programs of its own alone, and none by a shell', () => {
    expect(filesWith(/node:child_process/).toSorted()).toEqual([
      'server/src/platform/pdf-editing/corpus/outside-tools.ts',
      'server/src/platform/pdf-editing/isolation/start-engine.ts',
      'server/src/platform/pictures/picture-drawer.ts',
      'server/src/platform/sealing/uploaded/seal-file-reader.ts',
    ]);
    expect(filesWith(/\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|\bshell: true/)).toEqual([]);
  });

  it('makes patterns of its own words alone', () => {
    expect(filesWith(/\bRegExp\(/).toSorted()).toEqual([
      'server/src/platform/deliveries/outbox-page.ts',
      'server/src/platform/pages/first-script.ts',
      'server/src/platform/pdf-editing/corpus/engine-processes.ts',
      'shared-api/src/contracts/admin/fiscal-code.rules.ts',
      'shared-api/src/contracts/auth/authenticator.rules.ts',
    ]);
  });

  it('takes chance that can be guessed for pauses alone', () => {
    expect(filesWith(/Math\.random/).toSorted()).toEqual([
      'shared-api/src/live/live-connection.ts',
      'shell/src/live/follow-changes.ts',
    ]);
  });

  it('knows weak hashes and ciphers only to read what others made, and where an app knows nothing else', () => {
    const apart = /^server\/src\/areas\/auth\/authenticator\/time-code/;
    const reading =
      /^server\/src\/platform\/(?:pdf-editing\/(?:encryption|inspection|signing)|sealing\/(?:cms-reader|oids|p12-crypto))/;
    const names = filesWith(/\bmd5\b|\bsha1\b|\brc4\b|\brc2\b|des-ede3|-ecb\b|-cbc\b/i);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !reading.test(name) && !apart.test(name))).toEqual([]);
  });

  it('asks one clock which day it is, whatever a device says', () => {
    const onScreens = filesWith(/\bDate\.now\(|\bnew Date\(\)/).filter((name) => !name.startsWith('server'));
    expect(onScreens.toSorted()).toEqual([
      'mfe-timesheet/src/badge/use-punches.ts',
      'shared-api/src/device/clock.ts',
      'shared-api/src/session/session.ts',
      'shared-ui/src/gallery/history.part.tsx',
    ]);
  });

  it('keeps in the browser through one door, which never throws', () => {
    expect(filesWith(/\b(?:local|session)Storage\b/).toSorted()).toEqual([
      'shared-api/src/device/browser-stores.ts',
    ]);
  });

  it.each([
    ['pages of one browser', /\bBroadcastChannel\b/, ['shared-api/src/device/channel.ts']],
    [
      'service workers, locks and the clipboard',
      /\bnavigator\b[^;\n]*\.(?:serviceWorker|locks|clipboard)\b|'(?:serviceWorker|locks|clipboard)' in navigator/,
      [platformDoor],
    ],
    ['notifications', /(?<![.\w])Notification\.|'(?:PushManager|Notification)' in/, [platformDoor]],
    ['streams of events', /new EventSource\(/, [platformDoor]],
    [
      'sharing, the battery, what a device lends',
      /\bnavigator\b[^;\n]*\.(?:share|canShare|vibrate|wakeLock|geolocation|permissions|storage|usb|sendBeacon|setAppBadge|clearAppBadge)\b/,
      [],
    ],
    // Of who asks for a code and who scans one: each catches what the browser refuses.
    [
      'credentials and the camera',
      /\bnavigator\b[^;\n]*\.(?:credentials|mediaDevices)\b/,
      ['mfe-auth/src/qr-login/scan/use-camera.ts', 'shared-ui/src/one-time-code/use-sms-code.ts'],
    ],
    // Each opens its database within one `try`, and goes on without.
    [
      'databases',
      /from 'idb'|\bindexedDB\b/,
      [
        'mfe-signing/src/sign/kept-drawings.ts',
        'mfe-timesheet/src/badge/kept-punches.ts',
        'mfe-timesheet/src/saving/kept-days.ts',
        'shared-api/src/device/browser-stores.ts',
      ],
    ],
    // The drawings are sealed within the `try` of their database.
    [
      'cryptography',
      /\bcrypto\b[^;\n]*\.subtle\b|\bsubtle\.\w+\(/,
      ['mfe-signing/src/sign/kept-drawings.ts', 'shared-api/src/device/content-digest.ts'],
    ],
    [
      'cookies that are written',
      /document\.cookie = /,
      ['shared-api/src/device/browser-stores.ts', platformDoor],
    ],
    ['what is kept of addresses', /\bcaches\./, ['shell/src/install/service-worker.ts']],
    ['workers', /new (?:Shared)?Worker\(/, ['shared-ui/src/viewer/pdf/start-reader.ts']],
  ])('asks the browser through one door, which never throws, for %s (decision 133)', (_what, rule, doors) => {
    expect(
      filesWith(rule)
        .filter((name) => !name.startsWith('server'))
        .toSorted(),
    ).toEqual(doors);
  });

  it('logs by one logger alone, to where the process writes', () => {
    expect(filesWith(/\bpino\(/)).toEqual(['server/src/platform/logger.ts']);
    const talking = filesWith(/\bconsole\.|process\.std(?:out|err)\.write/).filter((name) =>
      name.startsWith('server/src'),
    );
    // The verifier is a program of its own, for who has a sealed document.
    expect(talking.filter((name) => !name.includes('/evidence/verifier/'))).toEqual(['server/src/main.ts']);
  });

  it('never leaves a certificate unchecked, nor reads HTTP that is none', () => {
    expect(filesWith(/rejectUnauthorized|TLS_REJECT|insecureHTTPParser|checkServerIdentity/)).toEqual([]);
  });

  it('follows no redirection where it asks another server', () => {
    const asking = files.filter(
      ({ name, text }) => name.startsWith('server') && /(?<![.\w])fetch\(/.test(text),
    );
    expect(asking.length).toBeGreaterThan(2);
    expect(asking.filter(({ text }) => !/redirect(?:: | = )'manual'/.test(text))).toEqual([]);
  });

  it('asks other servers by these files alone', () => {
    const rule =
      /(?<![.\w])fetch\(|(?<!\{ STATUS_CODES, type Server \} )from 'node:https?'|from 'nodemailer'|'@aws-sdk\/client-s3'|from 'undici'/;
    const names = filesWith(rule).filter((name) => name.startsWith('server'));
    expect(names.toSorted()).toEqual([
      'server/src/platform/deliveries/sms-channel.ts',
      'server/src/platform/deliveries/smtp-channel.ts',
      'server/src/platform/deliveries/smtp-tokens.ts',
      'server/src/platform/outgoing/guarded-fetch.ts',
      'server/src/platform/pdf-editing/remote/create-remote-pdf-editing.ts',
      'server/src/platform/push/post-push.ts',
      'server/src/platform/sealing/time-stamp.ts',
      'server/src/platform/storage/s3-storage.ts',
    ]);
  });
});
