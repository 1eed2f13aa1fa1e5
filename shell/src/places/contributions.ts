import type { BootDocument, Contribution, PlaceName, RegistryArea } from 'shared-api/contracts/platform';
import type { ModuleDefinition, PartLoader, PartOf } from 'shared-ui';

/** What an area brings to a place of the shell. */
export interface Contributed {
  readonly area: RegistryArea;
  readonly contribution: Contribution;
}

/** What areas bring to a place, in order. The registry document holds only what the person may use. */
export function contributionsTo(
  { registry }: Pick<BootDocument, 'registry'>,
  place: PlaceName,
): Contributed[] {
  return registry.areas
    .flatMap((area) => (area.manifest.contributions ?? []).map((contribution) => ({ area, contribution })))
    .filter(({ contribution }) => contribution.place === place)
    .toSorted((one, other) => one.contribution.order - other.contribution.order);
}

/** The name of whom somebody acts for, of a part that shows their figures; null for oneself. */
export function subjectOf(
  { session }: Pick<BootDocument, 'session'>,
  { contribution }: Pick<Contributed, 'contribution'>,
): string | null {
  return contribution.about === 'subject' ? (session?.actingFor?.employee?.name ?? null) : null;
}

/** A name that no other contribution of the page has. */
export function keyOf({ area, contribution }: Contributed): string {
  return `${area.area}.${contribution.id}`;
}

/** How the code of a contribution is loaded, and what was loaded before. */
interface KnownPart<Place extends PlaceName> {
  readonly find: () => PartOf<Place> | undefined;
  readonly load: () => Promise<PartOf<Place>>;
}

const loadedParts = new WeakMap<PartLoader, PartOf<PlaceName>>();

/** The part that a module brings. @throws where it does not bring what its manifest names. */
export function partOf<Place extends PlaceName>(
  { contributions }: ModuleDefinition,
  { place, id }: Contribution & { readonly place: Place },
): KnownPart<Place> {
  const loader = contributions?.[id];
  if (!loader) throw new Error(`The module brings no ${place} '${id}', which its manifest names`);
  // `defineModule` holds each part against its place; a module that was built otherwise fails in its boundary.
  return {
    find: () => loadedParts.get(loader) as PartOf<Place> | undefined,
    load: async () => {
      const part = await loader();
      loadedParts.set(loader, part);
      return part as PartOf<Place>;
    },
  };
}
