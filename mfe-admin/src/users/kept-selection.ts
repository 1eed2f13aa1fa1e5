import { z } from 'zod';
import { tabStore } from 'shared-api';
import type { UserRow } from 'shared-api/contracts/admin';

/** Whom a person had selected in the list when they left it to do something with them. */
interface KeptSelection {
  /** The choice that the server keeps of it. */
  readonly choiceId: string;
  /** The filters of the address as they stood. */
  readonly search: string;
  readonly ticked: readonly UserRow[];
  /** All of a filter, and who was taken out of it. */
  readonly all: { readonly selection: string; readonly count: number; readonly of: string } | null;
  readonly except: readonly UserRow[];
}

/** The address of the list with a choice and the filters under which it was made; undefined where it has them. */
export function addressOfChoice(parameters: URLSearchParams): string | undefined {
  const choiceId = parameters.get('chosen');
  const before = parameters.size === 1 ? findKeptSelection(choiceId) : undefined;
  if (!choiceId || !before) return undefined;
  const filters = new URLSearchParams(before.search);
  filters.set('chosen', choiceId);
  return filters.size > 1 ? `/users?${filters.toString()}` : undefined;
}

const item = 'sportello-users-selection';
const kept = z.object({ choiceId: z.string(), search: z.string() }).loose();

/** Keeps it in this tab, for whoever comes back; it goes with the session. */
export function keepSelection(selection: KeptSelection): void {
  tabStore.setItem(item, JSON.stringify(selection));
}

/** What was kept of a choice. */
export function findKeptSelection(choiceId: string | null): KeptSelection | undefined {
  try {
    const found: unknown = JSON.parse(tabStore.getItem(item) ?? '');
    return kept.parse(found).choiceId === choiceId ? (found as KeptSelection) : undefined;
  } catch {
    return undefined;
  }
}
