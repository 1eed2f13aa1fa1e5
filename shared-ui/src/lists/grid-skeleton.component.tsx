import { Skeleton } from '../display/skeleton.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './grid-skeleton.module.css';

/** As many as fill a window; what is too much is cut. */
const rowCount = 24;

/** The place of a grid whose rows are on their way: its header and its rows. */
export function GridSkeleton({ label }: { readonly label?: string | undefined }) {
  const t = useTexts(kitTexts);
  return (
    <div role="status" aria-label={label ?? t('loading')} className={classes.grid}>
      {Array.from({ length: rowCount }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
