import { IconButton } from '../actions/icon-button.component.tsx';
import { Avatar } from '../display/avatar.component.tsx';
import { BrandMark } from '../display/brand-mark.component.tsx';
import { Card } from '../display/card.component.tsx';
import { BottomBar } from '../frame/bottom-bar.component.tsx';
import { ScreenHeader } from '../frame/screen-header.component.tsx';
import { TopBar } from '../frame/top-bar.component.tsx';
import { TopBarFigure } from '../frame/top-bar-figure.component.tsx';
import type { MenuSection } from '../menu/menu-list.component.tsx';
import { Sidebar } from '../menu/sidebar.component.tsx';
import type { ShownAction } from '../module-kit/screen.ts';
import { notify } from '../notify/notify.ts';
import classes from './gallery.module.css';

const press = () => notify.info('Pressed');
const actions: readonly ShownAction[] = [
  { id: 'add', label: 'Aggiungi', icon: 'add', tone: 'primary', onClick: press },
  { id: 'view', label: 'Vedi', icon: 'eye', onClick: press, badge: '10+' },
  { id: 'send', label: 'Invia', icon: 'send', disabled: true, onClick: press },
  { id: 'edit', label: 'Modifica', icon: 'edit', onClick: press },
  { id: 'download', label: 'Scarica', icon: 'download', onClick: press },
  { id: 'delete', label: 'Elimina', icon: 'delete', tone: 'danger', onClick: press },
];

const sections: readonly MenuSection[] = [
  {
    id: 'gestione-example',
    label: 'Gestione',
    entries: [
      { id: 'documents', label: 'Documenti', icon: 'documents', to: '#', count: '10+', isCurrent: true },
      { id: 'messages', label: 'Messaggi', icon: 'message', to: '#' },
    ],
  },
];

/** The bars of a phone, the sidebar and the header of a desktop; the same actions feed both. */
export function FramePart() {
  return (
    <Card title="Bars">
      <div className={classes.frame}>
        <TopBar
          start={<IconButton icon="home" label="Home" />}
          title="Documenti"
          subtitle="Mario Rossi"
          figures={<TopBarFigure label="Ore di novembre" value="152,5" />}
          end={<IconButton icon="account" label="User" />}
        />
        <div className={classes.sidebar}>
          <Sidebar
            label="Menu di esempio"
            sections={sections}
            head={<BrandMark size="s" product="Acme S.p.A." detail="Sportello" />}
            foot={<Avatar name="Mario Rossi" size="s" />}
          />
        </div>
        <ScreenHeader title="Documenti" back={{ label: 'Indietro', onClick: press }} actions={actions} />
        <div className={classes.specimen}>
          <BottomBar
            label="Azioni di esempio"
            actions={actions}
            menu={{ id: 'menu', label: 'Menu', icon: 'menu', onClick: press }}
          />
        </div>
      </div>
    </Card>
  );
}
