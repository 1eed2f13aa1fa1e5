import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { describeDevice } from '../http/describe-device.ts';
import { announceFailures } from './announce-failures.ts';
import {
  countAreaFailure,
  deleteAreaFailuresBefore,
  mayCountAreaFailure,
} from './area-failures.repository.ts';

/** A failure of an area as a browser reports it. */
interface ReportedFailure {
  readonly area: string;
  readonly kind: string;
  readonly build: string;
  /** `User-Agent` */
  readonly userAgent: string;
  readonly supportCode: string;
  readonly file?: string | undefined;
}

/** What is done with failures of areas in browsers. */
export type AreaFailures = ReturnType<typeof createAreaFailures>;

/** Anybody may report: what they can write is bounded. */
const maxRows = 500;
const plainBuild = /^[\w.+-]{1,60}$/;
const keptForMs = 90 * 24 * 60 * 60_000;

/** Out of reach is as a rule the person's way to the internet: counted among the metrics, and nobody's to mend. */
const unkept = 'unreachable';

/** As people know it, without its version: `Safari, iOS`. */
export function nameOfBrowser(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ');
}

/** Counts failures of areas in browsers, for who has to see to them. */
export function createAreaFailures({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** Counts one of an area that there is; of a build by its name alone. */
    count: async ({
      area,
      kind,
      build,
      userAgent,
      supportCode,
      file = '',
    }: ReportedFailure): Promise<void> => {
      if (kind === unkept) return;
      const plain = plainBuild.test(build) ? build : '';
      const known = { area, kind, build: plain, browser: nameOfBrowser(userAgent), supportCode, file };
      await db.transaction(async (tx) => {
        if (!(await mayCountAreaFailure(tx, known, maxRows))) return;
        await countAreaFailure(tx, known, clock.now());
        await announceFailures(tx, null);
      });
    },

    /** Forgets those of which there was none for a quarter of a year. */
    clean: (): Promise<void> => deleteAreaFailuresBefore(db, new Date(clock.now().getTime() - keptForMs)),
  };
}
