import { foldText, matchesWords } from 'shared-ui';

/** The items that hold every word of a query in their label or detail, those that begin with it first; all of them without a query. */
export function matchItems<Item extends { readonly label: string; readonly detail?: string | undefined }>(
  items: readonly Item[],
  query: string,
): Item[] {
  const wanted = foldText(query).trim();
  return items
    .filter(({ label, detail = '' }) => matchesWords(`${label} ${detail}`, query))
    .toSorted((one, other) => rank(one.label, wanted) - rank(other.label, wanted));
}

const rank = (label: string, wanted: string) => (foldText(label).startsWith(wanted) ? 0 : 1);
