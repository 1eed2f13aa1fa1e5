import { useState } from 'react';
import { clock } from 'shared-api';
import type { PageShape, ShownPage } from 'shared-api/contracts/signing';
import type { PageOutcome } from 'shared-ui/viewer';

/** Whether a page may be signed: `coming` until it was drawn and in sight, `failed` where it could not be drawn whole. */
export type PageSight = 'shown' | 'coming' | 'failed';

/** What was shown of the document that somebody signs (decision 089). */
export interface ShownPages {
  /** The pages that were shown so far, each with how and since when. */
  readonly list: readonly ShownPage[];
  /** Pages that could not be drawn whole, and were not read in another way. */
  readonly failed: readonly number[];
  sightOf(page: number): PageSight;
  /** For the viewer: a page came into sight. */
  see(page: number, outcome: PageOutcome): void;
  /** The signer says that they read these pages in the file itself. */
  declareRead(pages: readonly number[]): void;
}

interface Seen {
  readonly shown: ReadonlyMap<number, ShownPage>;
  readonly failed: ReadonlySet<number>;
}

interface Shapes {
  /** Of the file from which the pages are drawn. */
  readonly digest: string | undefined;
  readonly pages: readonly PageShape[];
}

const nothing: Seen = { shown: new Map(), failed: new Set() };

/**
 * Keeps what was shown while somebody stays with a document: what once was is not taken back.
 */
export function useShownPages({ digest, pages }: Shapes): ShownPages {
  const [{ shown, failed }, setSeen] = useState(nothing);
  const show = (pages: readonly number[], how: ShownPage['how']) =>
    setSeen((old) => {
      const fresh = pages.filter((page) => !old.shown.has(page));
      if (fresh.length === 0) return old;
      const at = new Date(clock.now()).toISOString();
      const file = how === 'screen' && digest !== undefined ? { file: digest } : {};
      return {
        shown: new Map([...old.shown, ...fresh.map((page) => [page, { page, how, at, ...file }] as const)]),
        failed: new Set([...old.failed].filter((page) => !pages.includes(page))),
      };
    });
  const fail = (page: number) =>
    setSeen((old) =>
      old.shown.has(page) || old.failed.has(page) ? old : { ...old, failed: new Set([...old.failed, page]) },
    );
  return {
    list: [...shown.values()],
    failed: [...failed].toSorted((one, other) => one - other),
    sightOf(page) {
      if (shown.has(page)) return 'shown';
      return failed.has(page) ? 'failed' : 'coming';
    },
    see: (page, outcome) =>
      outcome === 'whole' && !pages[page - 1]?.isIncomplete ? show([page], 'screen') : fail(page),
    declareRead: (pages) => show(pages, 'file'),
  };
}
