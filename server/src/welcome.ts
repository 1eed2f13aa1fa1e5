import { showKey } from 'shared-api/contracts/auth';
import { demoPersonWithApp } from './demo/people.demo.ts';
import type { Demo } from './demo/make-demo.ts';

interface WelcomeFacts {
  address: string;
  demo: Demo | undefined;
  hasOutbox: boolean;
  dataFolder: string;
}

/** What the start prints for a person: where to go, as whom, and where mails and SMS end up. */
export function welcome({ address, demo, hasOutbox, dataFolder }: WelcomeFacts): string {
  return [
    '',
    `  Sportello  ${address}`,
    ...(hasOutbox ? [`  Outbox     ${address}/dev/outbox   (mails and SMS stay here)`] : []),
    `  Calls      ${address}/api/docs`,
    `  Data       ${dataFolder}`,
    ...(demo ? peopleLines(demo) : []),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n');
}

function peopleLines({ people, password, authenticatorKey }: Demo): string[] {
  const width = Math.max(...people.map(({ username }) => username.length));
  return [
    '',
    `  Demo people, all with the password  ${password}`,
    ...people.flatMap(({ username, role }) => [
      `    ${username.padEnd(width)}  ${role.en}`,
      ...(authenticatorKey && username === demoPersonWithApp
        ? [`    ${' '.repeat(width)}  (its key, for yours: ${showKey(authenticatorKey)})`]
        : []),
    ]),
  ];
}
