import type { FastifyInstance } from 'fastify';
import type { Executor } from '../platform/db/database.ts';
import type { FileColumn, FileTable } from '../platform/storage/files-in-use.repository.ts';
import type { DecidingRows } from '../platform/noted-rows/deciding-rows.ts';
import type { PersonalDataService } from '../platform/personal-data/personal-data.service.ts';
import type { PersonalData } from '../platform/personal-data/personal-table.ts';
import type { PdfEditing } from '../platform/pdf-editing/pdf-editing.ts';
import type { AreaPlatform } from './area-platform.ts';
import type { Ports } from './ports/ports.ts';

/** The platform as the areas are made from it. */
export interface AreaContextPlatform extends AreaPlatform {
  readonly pdfEditing: PdfEditing;
  readonly findFilesInUse: FindFilesInUse;
  /** What is held of people, in the tables of every area. */
  readonly personalData: PersonalDataService;
}

/**
 * Finds which contents of the storage any area uses, so that nobody deletes what another needs; `except` leaves out a table whose rows are
 * about to go.
 */
export type FindFilesInUse = (
  executor: Executor,
  hashes: readonly string[],
  options?: { readonly except?: FileTable },
) => Promise<ReadonlySet<string>>;

/** What an area is made from: the platform, and what the other areas offer. */
interface AreaContext {
  readonly platform: AreaContextPlatform;
  readonly ports: Ports;
}

/** What a port is made from. Only a port that asks for `services` waits until its area is made. */
interface PortContext<Services> extends AreaContext {
  services(): Services;
}

/** What throws away what has run out, every hour. */
export interface Chore {
  clean(): Promise<unknown>;
}

/** An area of the server: all that the rest of it has to know, listed in `areas.ts`. */
export interface Area<Name extends string, Services> {
  /** The area's word: of its folders, its contracts and its tables. */
  readonly name: Name;
  /** Makes the services. Nothing runs yet. */
  create(context: AreaContext): Services;
  /** Adds the calls. */
  serve(app: FastifyInstance, services: Services): void;
  /** The ports that it offers. */
  readonly offers?: { readonly [Port in keyof Ports]?: (context: PortContext<Services>) => Ports[Port] };
  /** The columns that name contents of the storage. */
  readonly files?: readonly FileColumn[];
  /** The rows that decide something: they are compared with the event log once a day. */
  readonly decides?: readonly DecidingRows[];
  /** What it holds about people: every table of its own is named there. */
  readonly personalData?: PersonalData;
  /** What housekeeping cleans every hour. */
  chores?(services: Services): readonly Chore[];
  /** What is looked after every half minute. */
  rounds?(services: Services): readonly Chore[];
  /** Called before the first call, and after the last. */
  start?(services: Services): Promise<void>;
  stop?(services: Services): Promise<void>;
  /** Makes the area's part of a new demo. @returns what is left to do once the server answers. */
  demo?(
    services: Services,
    platform: AreaContextPlatform,
    ports: Ports,
  ): Promise<(() => Promise<unknown>) | undefined>;
}

/** Describes an area. */
export function defineArea<const Name extends string, Services>(
  area: Area<Name, Services>,
): Area<Name, Services> {
  return area;
}
