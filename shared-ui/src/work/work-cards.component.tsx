import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { Work } from './start-work.ts';
import { WorkCard } from './work-card.component.tsx';
import classes from './work-card.module.css';
import { workTexts } from './work.texts.ts';

/** The cards of all work, over every screen. */
export function WorkCards({ works }: { readonly works: readonly Work[] }) {
  const t = useTexts(workTexts);
  return (
    <section aria-label={t('works')} className={classes.cards}>
      {works.map((work) => (
        <WorkCard key={work.id} work={work} />
      ))}
    </section>
  );
}
