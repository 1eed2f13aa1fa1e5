import { useNavigate } from 'react-router-dom';
import { useBoot, useSignedIn } from 'shared-api';
import {
  Banner,
  Button,
  EmptyState,
  knownIcon,
  TileGrid,
  useLocalized,
  useScreen,
  useTexts,
  menuTexts,
} from 'shared-ui';
import { useFreshBoot } from '../boot/use-fresh-boot.ts';
import { contributionsTo } from '../places/contributions.ts';
import { reloading } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { AreaTile } from './area-tile.component.tsx';
import { dashboardTiles, tileSections } from './dashboard-tiles.ts';
import classes from './dashboard.module.css';
import { OwnCards } from './own-cards.component.tsx';
import { ToDo } from './to-do.component.tsx';
import { usePlaceBelow } from './use-place-below.ts';
import { useTileCounts } from './use-tile-counts.ts';

/** The home after sign-in: what waits for the person, and a tile for each thing that they may use, with what waits there (spec 01 §2 and §9). */
export function DashboardScreen() {
  const t = useTexts(shellTexts);
  const tMenu = useTexts(menuTexts);
  const localized = useLocalized();
  const navigate = useNavigate();
  const { fullName, actingFor } = useSignedIn();
  const subject = actingFor?.employee?.name ?? null;
  const boot = useBoot();
  const tiles = dashboardTiles(boot);
  const cards = contributionsTo(boot, 'dashboardCard');
  const toDo = cards.filter(({ contribution }) => contribution.size === 'lines');
  const { counts, hasFailed, isRetrying, retry } = useTileCounts(tiles);
  const lists = toDo.length === 0 ? 0 : subject === null ? 1 : 2;
  const { isPlaced, onSettled } = usePlaceBelow(lists);
  useFreshBoot();
  useScreen({
    title: t('dashboard.title'),
    actions: tiles
      .filter((tile) => tile.countCall)
      .map(({ path, icon, label, countCall }) => {
        const badge = counts.get(countCall)?.shown;
        const onClick = () => void navigate(reloading(path));
        return {
          id: path,
          label: localized(label),
          icon: knownIcon(icon),
          onClick,
          isOnPhoneOnly: true,
          ...(badge && { badge }),
        };
      }),
  });
  const again = (
    <Button size="s" icon="refresh" isBusy={isRetrying} onClick={retry}>
      {t('dashboard.countAgain')}
    </Button>
  );
  return (
    <div className={classes.dashboard}>
      {subject === null && (
        <h2 className={classes.greeting}>{t('dashboard.greeting', { name: fullName })}</h2>
      )}
      {cards.length > 0 && (
        <div className={classes.cards}>
          {toDo.length > 0 && subject === null && <ToDo whose={null} cards={toDo} onSettled={onSettled} />}
          {toDo.length > 0 && subject !== null && (
            <div className={classes.toDos}>
              <ToDo
                whose={subject}
                cards={toDo.filter(({ contribution }) => contribution.about)}
                onSettled={onSettled}
              />
              <ToDo
                whose={fullName}
                cards={toDo.filter(({ contribution }) => !contribution.about)}
                onSettled={onSettled}
              />
            </div>
          )}
          <OwnCards cards={cards.filter((card) => !toDo.includes(card))} />
        </div>
      )}
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
      {subject !== null && counts.size > 0 && (
        <p className={classes.whose}>{t('dashboard.countsOf', { name: fullName })}</p>
      )}
      {tileSections(boot).map(({ section, tiles: own }) => (
        <section key={section} aria-labelledby={`tiles-${section}`} hidden={!isPlaced}>
          <h2 id={`tiles-${section}`} className={classes.section}>
            {tMenu(section)}
          </h2>
          <TileGrid>
            {own.map((tile) => (
              <AreaTile key={tile.path} tile={tile} count={counts.get(tile.countCall)} />
            ))}
          </TileGrid>
        </section>
      ))}
    </div>
  );
}
