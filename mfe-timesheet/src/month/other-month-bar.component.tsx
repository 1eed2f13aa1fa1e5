import { Banner, Button, useTexts } from 'shared-ui';
import classes from './month.module.css';
import { monthTexts } from './month.texts.ts';

interface OtherMonthBarProps {
  /** Whose month it is. */
  readonly name: string;
  readonly onLeave: () => void;
}

/** Says whose month stands here without one acting for them, with the way back to one's own. */
export function OtherMonthBar({ name, onLeave }: OtherMonthBarProps) {
  const t = useTexts(monthTexts);
  const leave = (
    <Button size="s" onClick={onLeave}>
      {t('other.leave')}
    </Button>
  );
  return (
    <div className={classes.other}>
      <Banner tone="warning" icon="users" action={leave}>
        {t('other.whose', { name })}
      </Banner>
    </div>
  );
}
