import { screen } from '@testing-library/react';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { renderAt } from 'shared-ui/testing';
import { buildAdmin, buildDocument } from '../testing/document.builders.ts';
import { DocumentSelection } from './document-selection.component.tsx';
import type { DocumentList } from './use-document-list.ts';

const open = (deliveryProblem: string | null) => {
  const row: DocumentRow = buildDocument({ deliveryProblem });
  const list = { rows: [row], hasMore: true } as unknown as DocumentList;
  const selection = { ids: new Set([row.id]), selected: [row], select: () => {}, deselect: () => {} };
  const Bar = () => <DocumentSelection isAdmin list={list} total={{ count: 507 }} selection={selection} />;
  renderAt({ screens: { '/': Bar }, path: '/', session: buildAdmin() });
};

describe('what is selected', () => {
  it('is one line with how many there are in all, and the offer of all of them', async () => {
    open(null);
    expect(await screen.findByText('1 di 507')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Seleziona tutto (507)' })).toBeInTheDocument();
  });

  it('comes with the reason why its mail did not arrive, which the table shows to pointers alone', async () => {
    open('L’e‑mail non è partita');
    expect(await screen.findByRole('status')).toHaveTextContent(
      '1 documento selezionato: L’e‑mail non è partita',
    );
  });

  it('is a number where nothing is wrong', async () => {
    open(null);
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^1 documento selezionato · altri 506 non sono selezionati$/,
    );
  });
});
