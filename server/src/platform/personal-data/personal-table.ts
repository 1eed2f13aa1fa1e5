import type { LocalizedText } from 'shared-api/contracts/common';
import type { DataTermKind } from 'shared-api/contracts/platform';
import type { Logger } from 'pino';
import type { Readable } from 'node:stream';
import type { Audit } from '../audit/audit.service.ts';
import type { Readings } from '../audit/readings.service.ts';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import type { SignedInCaller } from '../http/caller.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Storage } from '../storage/storage.ts';
import type {
  CompanyOfRow,
  PersonalColumn,
  PersonalSource,
  PersonKeys,
  RowOf,
  TableOfPeople,
} from './personal-sources.repository.ts';

/** What a part needs to read and delete what does not stand in its table as it is. */
export interface PersonalTools {
  readonly storage: Storage;
  readonly secretBox: SecretBox;
  readonly logger: Logger;
  readonly audit: Audit;
  readonly clock: Clock;
  /** Has contents of the storage deleted once the transaction is done, unless something else uses them. */
  readonly removeFiles: (executor: Executor, hashes: readonly string[]) => Promise<void>;
}

/** A file that is handed out with a row. */
export interface PersonalFile {
  /** With its ending. */
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/** Erases by itself; `what` says so, for the documents. */
interface ErasedBy {
  readonly by: (executor: Executor, keys: PersonKeys, tools: PersonalTools) => Promise<void>;
  readonly what: string;
}

/** What becomes of a person's rows when their account is deleted. */
type Erasure<Row = object> =
  | 'deleted'
  /** The rows stay, and say nothing of the person any more. */
  | { readonly blanks: Partial<Row> }
  | ErasedBy
  /** The rows stay, and why; until the company's term after their day, or without an end. */
  | {
      readonly stays: LocalizedText;
      readonly until: { readonly term: DataTermKind; readonly day: PersonalColumn } | 'no-end';
      /** Rows that keep nothing by themselves: they go with the last of the others, or are emptied. */
      readonly except?: { readonly column: PersonalColumn; readonly value: string };
    }
  /** Something else ends them, at once or soon. */
  | { readonly endsBy: string };

/** A table with rows of people: whose they are, what is handed out of them, and how they end. */
export interface PersonalTable {
  readonly table: TableOfPeople;
  readonly of: readonly PersonalSource[];
  readonly title: LocalizedText;
  /** The columns that are handed out, by our names, with what they are called. */
  readonly shows: Readonly<Record<string, LocalizedText>>;
  /** Whether the person alone may have it, and not who answers for them. */
  readonly isOwnOnly: boolean;
  /** Whose rows who answers for a person's data in one company gets: of others they may know nothing. */
  readonly company?: CompanyOfRow;
  read(row: object, tools: PersonalTools): Readonly<Record<string, unknown>>;
  files(row: object, tools: PersonalTools): readonly PersonalFile[];
  readonly erasure: Erasure;
}

/** A table that names nobody, or of which nothing is handed out, with the reason; and what is erased of it all the same. */
interface OtherTable {
  readonly table: TableOfPeople;
  readonly why: string;
  readonly erasure?: ErasedBy;
}

/** Whose rows a term ends. */
export interface DueRows {
  readonly companyId: string;
  /** `YYYY-MM-DD`: what is older ends. */
  readonly before: string;
}

/** How rows of one kind end for a company. */
export interface DataTerm {
  readonly kind: DataTermKind;
  count(executor: Executor, due: DueRows): Promise<number>;
  /** Ends some of them, at most about `limit`. @returns how many; 0 when there are none left */
  remove(
    executor: Executor,
    due: DueRows & { readonly limit: number },
    tools: PersonalTools,
  ): Promise<number>;
}

/** What an area says of the personal data in its tables. */
export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  readonly others: readonly OtherTable[];
  readonly terms?: readonly DataTerm[];
  /** Writes down that what is here of a person was handed out to somebody else, where each reading of it is an event. */
  readonly noteHandedOut?: (
    executor: Executor,
    readings: Pick<Readings, 'note'>,
    handedOut: { readonly keys: PersonKeys; readonly caller: SignedInCaller },
  ) => Promise<void>;
}

/** Describes a table with rows of people. */
export function personalTable<Table extends TableOfPeople>(described: {
  readonly table: Table;
  readonly of: readonly PersonalSource[];
  readonly title: LocalizedText;
  readonly shows: Readonly<Partial<Record<keyof RowOf<Table>, LocalizedText>>>;
  readonly isOwnOnly?: boolean;
  readonly company?: CompanyOfRow;
  /** What stands in place of some columns: what is encrypted, in clear text. */
  readonly read?: (row: RowOf<Table>, tools: PersonalTools) => Partial<Record<keyof RowOf<Table>, unknown>>;
  readonly files?: (row: RowOf<Table>, tools: PersonalTools) => readonly PersonalFile[];
  readonly erasure: Erasure<RowOf<Table>>;
}): PersonalTable {
  const { read = () => ({}), files = () => [], isOwnOnly = false, ...rest } = described;
  return { ...rest, isOwnOnly, read, files } as unknown as PersonalTable;
}
