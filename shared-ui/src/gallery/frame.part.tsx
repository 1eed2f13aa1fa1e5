import { IconButton } from '../actions/icon-button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { BottomBar, type BottomBarItem } from '../frame/bottom-bar.component.tsx';
import { TopBar } from '../frame/top-bar.component.tsx';
import { TopBarFigure } from '../frame/top-bar-figure.component.tsx';
import { notify } from '../notify/notify.ts';
import classes from './gallery.module.css';

const press = () => notify.info('Pressed');
const actions: readonly BottomBarItem[] = [
  { id: 'add', label: 'Aggiungi', icon: 'add', tone: 'primary', onClick: press },
  { id: 'view', label: 'Vedi', icon: 'eye', onClick: press, badge: '10+' },
  { id: 'send', label: 'Invia', icon: 'send', disabled: true, onClick: press },
  { id: 'edit', label: 'Modifica', icon: 'edit', onClick: press },
  { id: 'download', label: 'Scarica', icon: 'download', onClick: press },
  { id: 'delete', label: 'Elimina', icon: 'delete', tone: 'danger', onClick: press },
];

/** Top bar, and bottom bar or rail. */
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
