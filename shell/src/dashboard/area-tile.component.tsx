import type { DashboardTile } from 'shared-api/contracts/platform';
import { Tile, useLocalized, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import type { TileCount } from './use-tile-counts.ts';

interface AreaTileProps {
  readonly tile: DashboardTile;
  /** Of a tile that counts. */
  readonly count: TileCount | undefined;
}

/** A tile as its area declares it, in the person's language, with what waits behind it. */
export function AreaTile({ tile: { path, icon, label, hint }, count }: AreaTileProps) {
  const t = useTexts(shellTexts);
  const localized = useLocalized();
  const name = localized(label);
  const shown = count?.shown;
  return (
    <Tile
      to={path}
      icon={icon}
      label={name}
      isCounting={count?.isPending ?? false}
      {...(hint && { hint: localized(hint) })}
      {...(shown && { count: shown, countLabel: t('dashboard.waiting', { label: name, number: shown }) })}
    />
  );
}
