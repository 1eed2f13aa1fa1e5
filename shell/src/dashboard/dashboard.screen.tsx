import { useNavigate } from 'react-router-dom';
import { useBoot, useSignedIn } from 'shared-api';
import {
  Banner,
  Button,
  EmptyState,
  TileGrid,
  useBottomBar,
  useLocalized,
  usePageTitle,
  useTexts,
} from 'shared-ui';
import { useFreshBoot } from '../boot/use-fresh-boot.ts';
import { reloading } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { AreaTile } from './area-tile.component.tsx';
import { dashboardTiles } from './dashboard-tiles.ts';
import classes from './dashboard.module.css';
import { useTileCounts } from './use-tile-counts.ts';

/** The home after sign-in: a tile for each thing that one may use, with what waits there (spec 01 §2 and §9). */
export function DashboardScreen() {
  const t = useTexts(shellTexts);
  const localized = useLocalized();
  const navigate = useNavigate();
  const { fullName } = useSignedIn();
  const tiles = dashboardTiles(useBoot());
  const { counts, hasFailed, isRetrying, retry } = useTileCounts(tiles);
  useFreshBoot();
  usePageTitle(t('dashboard.title'));
  useBottomBar(
    tiles
      .filter((tile) => tile.countCall)
      .map(({ path, icon, label, countCall }) => {
        const badge = counts.get(countCall)?.shown;
        const onClick = () => void navigate(reloading(path));
        return { id: path, label: localized(label), icon, onClick, ...(badge && { badge }) };
      }),
  );
  const again = (
    <Button size="s" icon="refresh" isBusy={isRetrying} onClick={retry}>
      {t('dashboard.countAgain')}
    </Button>
  );
  return (
    <div className={classes.dashboard}>
      <h1 className={classes.greeting}>{t('dashboard.greeting', { name: fullName })}</h1>
      {hasFailed && (
        <Banner tone="warning" action={again}>
          {t('dashboard.notCounted')}
        </Banner>
      )}
      {tiles.length === 0 && (
        <EmptyState title={t('dashboard.empty')} icon="modules">
          {t('dashboard.emptyHint')}
        </EmptyState>
      )}
      <TileGrid>
        {tiles.map((tile) => (
          <AreaTile key={tile.path} tile={tile} count={counts.get(tile.countCall)} />
        ))}
      </TileGrid>
    </div>
  );
}
