import { Skeleton } from 'shared-ui';
import classes from './punch-panel.module.css';

/** The room of the panel that punches, with the words and the button that nearly everybody has there. */
export function PunchPanelSkeleton() {
  return (
    <div className={classes.panel} aria-hidden="true">
      <div className={classes.now}>
        <span className={classes.icon} />
        <div className={classes.words}>
          <p className={classes.standing}>
            <Skeleton />
          </p>
          <p className={classes.detail}>
            <Skeleton />
          </p>
        </div>
        <span className={classes.button} />
      </div>
    </div>
  );
}
