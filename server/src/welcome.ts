import { showKey } from 'shared-api/contracts/auth';
import type { Demo } from './demo/make-demo.ts';
import type { DeliveryChannel } from './platform/deliveries/deliveries.schema.ts';

interface WelcomeFacts {
  address: string;
  demo: Demo | undefined;
  setUpAddress: string | undefined;
  outbox: string | undefined;
  /** What stays there. */
  outboxChannels: readonly DeliveryChannel[];
  isLocal: boolean;
  /** Whether everybody may read the list of calls. */
  hasDocs: boolean;
  dataFolder: string;
}

/** What the start prints for a person: where to go, as whom, and where mails and SMS end up. */
export function welcome({
  address,
  demo,
  setUpAddress,
  outbox,
  outboxChannels,
  isLocal,
  hasDocs,
  dataFolder,
}: WelcomeFacts): string {
  return [
    '',
    `  Sportello  ${address}`,
    ...(isLocal ? ['             for this machine alone; HOST=0.0.0.0 opens it to others'] : []),
    ...(outbox
      ? [
          `  Outbox     ${outbox}`,
          `             where ${outboxChannels.map((channel) => stays[channel]).join(' and ')} stay`,
        ]
      : []),
    ...(hasDocs ? [`  Calls      ${address}/api/docs`] : []),
    `  Data       ${dataFolder}`,
    ...(setUpAddress ? emptyLines(setUpAddress) : []),
    ...(demo ? [...peopleLines(demo), ...lackLines(demo)] : []),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n');
}

const stays = { mail: 'mails', sms: 'SMS' } as const satisfies Record<DeliveryChannel, string>;

function emptyLines(setUpAddress: string): string[] {
  return [
    '',
    '  Nobody can sign in yet. This address makes the first administrator, and is over then; it is for nobody else:',
    `    ${setUpAddress}`,
  ];
}

function peopleLines({ people, password }: Demo): string[] {
  const width = Math.max(...people.map(({ username }) => username.length));
  return [
    '',
    `  Demo people, all with the password  ${password}`,
    ...people.flatMap(({ username, role, key }) => [
      `    ${username.padEnd(width)}  ${role}`,
      ...(key ? [`    ${' '.repeat(width)}  (its key, for yours: ${showKey(key)})`] : []),
    ]),
  ];
}

function lackLines({ lacks }: Demo): string[] {
  if (lacks.length === 0) return [];
  return [
    '',
    '  This demo was made by an older version and is kept as it is. What it lacks:',
    ...lacks.map((lack) => `    ${lack}`),
    '  A start with another DATA_DIR makes a new one, which has it.',
  ];
}
