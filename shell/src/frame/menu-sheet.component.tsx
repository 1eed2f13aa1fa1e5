import { useSession } from 'shared-api';
import { Avatar, Button, SheetMenu, useTexts } from 'shared-ui';
import { usePaletteOpen } from '../palette/palette-state.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './menu-sheet.module.css';
import { useMenu } from './use-menu.ts';

interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The full-height menu of a phone (spec 01 §2). */
export function MenuSheet(sheet: MenuSheetProps) {
  const t = useTexts(shellTexts);
  return (
    <SheetMenu
      {...sheet}
      title={t('menu.title')}
      sections={useMenu()}
      header={<Header onClose={sheet.onClose} />}
    />
  );
}

function Header({ onClose }: Pick<MenuSheetProps, 'onClose'>) {
  const t = useTexts(shellTexts);
  const [, setIsOpen] = usePaletteOpen();
  const search = () => {
    onClose();
    setIsOpen(true);
  };
  return (
    <>
      <Who />
      <Button isWide icon="search" onClick={search}>
        {t('palette.title')}
      </Button>
    </>
  );
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
