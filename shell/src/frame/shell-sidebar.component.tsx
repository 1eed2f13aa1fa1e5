import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBoot, useSignedIn } from 'shared-api';
import {
  Avatar,
  BrandMark,
  PlainButton,
  Sidebar,
  useNarrowSidebar,
  useTexts,
  VisuallyHidden,
} from 'shared-ui';
import { dashboardTiles } from '../dashboard/dashboard-tiles.ts';
import { useTileCounts } from '../dashboard/use-tile-counts.ts';
import { PaletteButton } from '../palette/palette-button.component.tsx';
import { useScreenStands } from '../places/use-screen-stands.ts';
import { paths } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { AccountPopups } from './account-popups.component.tsx';
import classes from './shell-sidebar.module.css';
import { useMenu } from './use-menu.ts';

/** The sidebar of a desktop: whose portal it is and the way home, the menu, with what waits once the screen stands, who one is (spec 01 §2). */
export function ShellSidebar() {
  const t = useTexts(shellTexts);
  const tiles = dashboardTiles(useBoot());
  const { counts } = useTileCounts(tiles, { isAsked: useScreenStands() });
  const countOf = (path: string) => counts.get(tiles.find((tile) => tile.path === path)?.countCall)?.shown;
  return (
    <Sidebar
      label={t('menu.title')}
      sections={useMenu(countOf)}
      head={<Home />}
      search={<PaletteButton />}
      foot={<Person />}
    />
  );
}

function Home() {
  const { isNarrow } = useNarrowSidebar();
  const t = useTexts(shellTexts);
  const { branding } = useBoot();
  const { company } = useSignedIn();
  return (
    <Link to={paths.dashboard} className={classes.home} title={t('frame.home')}>
      <VisuallyHidden>{t('frame.home')}</VisuallyHidden>
      <BrandMark
        size="s"
        product={company?.name ?? branding.product}
        {...(company && { detail: branding.product })}
        isMarkOnly={isNarrow}
      />
    </Link>
  );
}

function Person() {
  const { isNarrow } = useNarrowSidebar();
  const t = useTexts(shellTexts);
  const { fullName, username } = useSignedIn();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PlainButton
        className={classes.person}
        aria-haspopup="dialog"
        title={t('frame.account')}
        onClick={() => setIsOpen(true)}
      >
        <Avatar name={fullName} size="s" />
        {isNarrow ? (
          <VisuallyHidden>{fullName}</VisuallyHidden>
        ) : (
          <span className={classes.names}>
            <strong>{fullName}</strong>
            <small>{username}</small>
          </span>
        )}
      </PlainButton>
      <AccountPopups isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
