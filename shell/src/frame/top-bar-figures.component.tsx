import { useBoot } from 'shared-api';
import { ContributedPart } from '../places/contributed-part.component.tsx';
import { contributionsTo, keyOf, subjectOf } from '../places/contributions.ts';
import { useScreenStands } from '../places/use-screen-stands.ts';

/**
 * The figures that areas bring to the top bar, such as the month's hours (spec 01 §2): after the screen, whose heading gives way to
 * them. One that cannot be loaded, or throws, is left away and logged: the area's own screens show what is wrong with it.
 */
export function TopBarFigures() {
  const boot = useBoot();
  const figures = contributionsTo(boot, 'topBarFigure');
  const screenStands = useScreenStands();
  if (!screenStands) return null;
  return figures.map((contributed) => (
    <ContributedPart
      key={keyOf(contributed)}
      place="topBarFigure"
      contributed={contributed}
      renderFailure={() => null}
    >
      {(Figure) => <Figure subject={subjectOf(boot, contributed)} />}
    </ContributedPart>
  ));
}
