import type { ViewSession } from '../../platform/pages/boot.ts';
import type { Accounts } from './accounts.port.ts';
import type { Absences, CalendarChanged } from './absences.port.ts';
import type { ChosenUsers } from './chosen-users.port.ts';
import type { Documents, DocumentSigned } from './documents.port.ts';
import type { Directory } from './directory.port.ts';
import type { Months } from './months.port.ts';
import type { Settings } from './settings.port.ts';
import type { EmailChanged, GuestFacts, People, WaysInEnded } from './people.port.ts';

/** What areas offer each other, and the start of the server. Each is offered by one area, in its `*.area.ts`. */
export interface Ports {
  /** Companies, employees and groups. */
  readonly directory: Directory;
  /** Accounts, for who administers them. */
  readonly accounts: Accounts;
  /** Whom an administrator chose in the list of users. */
  readonly chosenUsers: ChosenUsers;
  /** Persons with an account. */
  readonly people: People;
  /** Documents to sign. */
  readonly documents: Documents;
  /** Months of hours, and what is to be worked. */
  readonly months: Months;
  /** Requests of leave and sickness. */
  readonly absences: Absences;
  /** What companies chose. */
  readonly settings: Settings;
  /** What a page shows of its session. */
  readonly viewSession: ViewSession;
  /** Reads the receiver of the document that a guest came for; undefined when it is gone. */
  readonly describeGuest: (documentId: string) => Promise<GuestFacts | undefined>;
  /** Learns that a document was signed. */
  readonly onDocumentSigned: DocumentSigned;
  /** Follows a person to their new address. */
  readonly onEmailChanged: EmailChanged;
  /** Ends what was given out to read for a person. */
  readonly onWaysInEnded: WaysInEnded;
  /** Follows the calendar of work. */
  readonly onCalendarChanged: CalendarChanged;
}

/** The names of the ports. */
export const portNames = Object.keys({
  directory: true,
  accounts: true,
  chosenUsers: true,
  people: true,
  documents: true,
  months: true,
  absences: true,
  settings: true,
  viewSession: true,
  describeGuest: true,
  onDocumentSigned: true,
  onEmailChanged: true,
  onWaysInEnded: true,
  onCalendarChanged: true,
} satisfies Record<keyof Ports, true>) as readonly (keyof Ports)[];
