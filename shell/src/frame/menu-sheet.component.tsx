import { useLocation } from 'react-router-dom';
import { useBoot, useSession } from 'shared-api';
import { Avatar, SheetMenu, useLocalized, useTexts, type SheetMenuEntry } from 'shared-ui';
import { owesFirstPassword, paths, reloading } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { isEntryAt, menuSections } from './menu-sections.ts';
import classes from './menu-sheet.module.css';
import { useLeave } from './use-leave.ts';

interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The full-height menu: what the areas put into it, and the application's own entries (spec 01 §2). */
export function MenuSheet(sheet: MenuSheetProps) {
  const t = useTexts(shellTexts);
  const localized = useLocalized();
  const { pathname } = useLocation();
  const boot = useBoot();
  const leave = useLeave();
  const own = (id: 'home' | 'info', path: string): SheetMenuEntry => {
    return { id, icon: id, label: t(`menu.${id}`), to: reloading(path), isCurrent: pathname === path };
  };
  const home = own('home', paths.dashboard);
  const info = own('info', paths.info);
  const exit: SheetMenuEntry = {
    id: 'exit',
    icon: 'logout',
    label: t('menu.signOut'),
    onClick: () => void leave(),
  };
  const sections = menuSections(boot).map(({ section, entries }) => {
    const ofAreas = entries.map((entry): SheetMenuEntry => {
      const { path, icon, label } = entry;
      const isCurrent = isEntryAt(entry, pathname);
      return { id: path, icon, label: localized(label), to: reloading(path), isCurrent };
    });
    const isOwn = section === 'applicazione';
    return {
      id: section,
      label: t(`menu.${section}`),
      entries: isOwn ? [home, ...ofAreas, ...(owesFirstPassword(boot.session) ? [] : [info]), exit] : ofAreas,
    };
  });
  return <SheetMenu {...sheet} title={t('menu.title')} sections={sections} header={<Who />} />;
}

function Who() {
  const session = useSession();
  if (!session) return null;
  const { fullName, company } = session;
  return (
    <div className={classes.who}>
      <Avatar name={fullName} />
      <p>
        <strong>{fullName}</strong>
        {company && <small>{company.name}</small>}
      </p>
    </div>
  );
}
