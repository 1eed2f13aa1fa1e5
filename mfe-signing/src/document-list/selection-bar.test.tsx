import { screen } from '@testing-library/react';
import { buildAdmin } from '../testing/document.builders.ts';
import { renderAt } from '../testing/render-at.tsx';
import { SelectionBar } from './selection-bar.component.tsx';

const open = (problem: string | null) => {
  const Bar = () => (
    <SelectionBar
      count={1}
      loaded={30}
      problem={problem}
      hasRest
      work={null}
      hasCheckAll={false}
      onToggleAll={() => {}}
      onLoadRemaining={() => {}}
    />
  );
  renderAt({ screens: { '/': Bar }, path: '/', session: buildAdmin() });
};

describe('what is selected', () => {
  it('is told with the reason why its mail did not arrive, which the table shows to pointers alone', async () => {
    open('La mail non è partita');
    expect(await screen.findByRole('status')).toHaveTextContent(
      '1 documento selezionato: La mail non è partita',
    );
  });

  it('is a number where nothing is wrong', async () => {
    open(null);
    expect(await screen.findByRole('status')).toHaveTextContent(/^1 documento selezionato$/);
  });
});
