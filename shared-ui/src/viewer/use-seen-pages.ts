import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OpenFile, PageOutcome } from './open-file.ts';

type SeesPage = (page: number, outcome: PageOutcome) => void;

interface Outcomes {
  readonly of: OpenFile | undefined;
  readonly known: ReadonlyMap<number, PageOutcome>;
}

const nothing: Outcomes = { of: undefined, known: new Map() };

/** Tells of each page once it both was drawn and is in sight, in whichever order. Answers what takes down what became of a drawing. */
export function useSeenPages(
  file: OpenFile | undefined,
  inSight: readonly number[],
  onSeen: SeesPage | undefined,
): SeesPage {
  const [outcomes, setOutcomes] = useState(nothing);
  const isTold = onSeen !== undefined;
  const handleOutcome = useCallback<SeesPage>(
    (page, outcome) => {
      if (!isTold) return;
      setOutcomes((old) => {
        const known = old.of === file ? old.known : nothing.known;
        if (known.get(page) === outcome) return old;
        return { of: file, known: new Map([...known, [page, outcome]]) };
      });
    },
    [file, isTold],
  );
  const handleSeen = useEffectEvent<SeesPage>((page, outcome) => onSeen?.(page, outcome));
  useEffect(() => {
    if (outcomes.of !== file) return;
    for (const page of inSight) {
      const outcome = outcomes.known.get(page);
      if (outcome) handleSeen(page, outcome);
    }
  }, [file, inSight, outcomes]);
  return handleOutcome;
}
