import type { ViewSession } from '../../platform/pages/boot.ts';
import type { Documents } from './documents.port.ts';
import type { Directory } from './directory.port.ts';
import type { EmailChanged, GuestFacts, People } from './people.port.ts';

/** What areas offer each other, and the start of the server. Each is offered by one area, in its `*.area.ts`. */
export interface Ports {
  /** Companies, employees and groups. */
  readonly directory: Directory;
  /** Persons with an account. */
  readonly people: People;
  /** Documents to sign. */
  readonly documents: Documents;
  /** What a page shows of its session. */
  readonly viewSession: ViewSession;
  /** Reads the receiver of the document that a guest came for; undefined when it is gone. */
  readonly describeGuest: (documentId: string) => Promise<GuestFacts | undefined>;
  /** Follows a person to their new address. */
  readonly onEmailChanged: EmailChanged;
}

/** The names of the ports. */
export const portNames = Object.keys({
  directory: true,
  people: true,
  documents: true,
  viewSession: true,
  describeGuest: true,
  onEmailChanged: true,
} satisfies Record<keyof Ports, true>) as readonly (keyof Ports)[];
