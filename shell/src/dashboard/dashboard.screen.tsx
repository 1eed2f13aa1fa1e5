import { useNavigate } from 'react-router-dom';
import { useBoot, useSignedIn } from 'shared-api';
import { EmptyState, Tile, TileGrid, useBottomBar, useLocalized, usePageTitle, useTexts } from 'shared-ui';
import { reloading } from '../routing/paths.ts';
import { texts } from '../texts/texts.ts';
import classes from './dashboard.module.css';
import { dashboardTiles } from './dashboard-tiles.ts';
import { useFreshBoot } from '../boot/use-fresh-boot.ts';
import { useTileCounts } from './use-tile-counts.ts';

/** The home after sign-in: a tile for each thing that one may use, with what waits there (spec 01 §2 and §9). */
export function DashboardScreen() {
  const t = useTexts(texts);
  const localized = useLocalized();
  const navigate = useNavigate();
  const { fullName } = useSignedIn();
  const tiles = dashboardTiles(useBoot());
  const counts = useTileCounts(tiles);
  useFreshBoot();
  usePageTitle(t('dashboard.title'));
  useBottomBar(
    tiles
      .filter((tile) => tile.countCall)
      .map(({ path, icon, label, countCall = '' }) => {
        const badge = counts.get(countCall);
        const onClick = () => void navigate(reloading(path));
        return { id: path, label: localized(label), icon, onClick, ...(badge && { badge }) };
      }),
  );
  return (
    <div className={classes.dashboard}>
      <h1 className={classes.greeting}>{t('dashboard.greeting', { name: fullName })}</h1>
      {tiles.length === 0 && (
        <EmptyState title={t('dashboard.empty')} icon="modules">
          {t('dashboard.emptyHint')}
        </EmptyState>
      )}
      <TileGrid>
        {tiles.map(({ path, icon, label, hint, countCall = '' }) => {
          const count = counts.get(countCall);
          const words = { label: localized(label), ...(hint && { hint: localized(hint) }) };
          const countLabel = t('dashboard.waiting', { label: words.label, number: count ?? '' });
          return <Tile key={path} to={path} icon={icon} {...words} {...(count && { count, countLabel })} />;
        })}
      </TileGrid>
    </div>
  );
}
