import type { ReactNode } from 'react';
import { Button } from '../actions/button.component.tsx';
import { EmptyState } from '../display/states.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';

interface NothingFoundProps {
  readonly title: string;
  /** Takes away whatever narrows the list. */
  readonly onReset: () => void;
  readonly children?: ReactNode;
}

/** Stands where filters or a search leave no row of a list, with the way back to all of them. */
export function NothingFound({ title, onReset, children }: NothingFoundProps) {
  const t = useTexts(kitTexts);
  return (
    <EmptyState icon="search" title={title} action={<Button onClick={onReset}>{t('clearFilters')}</Button>}>
      {children}
    </EmptyState>
  );
}
