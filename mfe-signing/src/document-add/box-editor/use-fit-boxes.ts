import { findBoxProblem } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { documentAddTexts } from '../document-add.texts.ts';
import type { UploadedPdf } from '../draft.ts';
import type { PlacedBox } from './boxes.ts';

interface Placed {
  readonly placed: readonly PlacedBox[];
  readonly upload: Pick<UploadedPdf, 'pages'> | undefined | null;
}

/** What stands in the way of signing these boxes, in words that name them; empty where nothing does. */
export function useBoxProblem({ placed, upload }: Placed): string {
  const t = useTexts(documentAddTexts);
  const found = upload && findBoxProblem(placed, upload.pages);
  if (!found) return '';
  const names = found.places.map((place) =>
    t('setSigns.box', { number: place + 1, page: placed[place]?.page ?? 0 }),
  );
  return t(`setSigns.problem.${found.problem}`, { one: names[0] ?? '', other: names[1] ?? '' });
}

/** Goes on where there are boxes and all of them are fit to be signed; says what is wrong where not. */
export function useOnceFit(given: Placed): (goOn: () => void) => void {
  const t = useTexts(documentAddTexts);
  const problem = useBoxProblem(given);
  return (goOn) => {
    const refusal = given.placed.length === 0 ? t('setSigns.required') : problem;
    if (refusal) notify.warning(refusal, { duration: 'validation' });
    else goOn();
  };
}
