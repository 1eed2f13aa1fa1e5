import { screen, waitFor } from '@testing-library/react';
import { AreaScopeProvider, type AreaFailure } from 'shared-ui';
import { breakPage, failNextPdf, flawPage, giveRoom, renderWithKit, servePdf } from '../testing/index.ts';
import { FileViewer, useFile } from './index.ts';

const told: AreaFailure[] = [];

function Example({ source }: { readonly source: string | Blob }) {
  return <FileViewer file={useFile(source)} />;
}

function open(source: string | Blob = '/api/file?v_id=7') {
  const scope = { label: 'Documenti', onFailure: (failure: AreaFailure) => void told.push(failure) };
  return renderWithKit(
    <AreaScopeProvider value={scope}>
      <Example source={source} />
    </AreaScopeProvider>,
    { language: 'en' },
  );
}

beforeEach(() => {
  told.length = 0;
  giveRoom();
  servePdf();
});
afterEach(() => jest.restoreAllMocks());

describe('a file that cannot be shown whole', () => {
  it.each(['failed', 'partly'] as const)('is reported once, with its address (%s)', async (how) => {
    breakPage(1, how);
    breakPage(2, how);
    open();
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toMatchObject({ kind: 'undrawn', file: '/api/file?v_id=7' });
  });

  it('is reported where the reader left something out of a page', async () => {
    flawPage(2);
    open();
    await waitFor(() => expect(told).toMatchObject([{ kind: 'undrawn' }]));
  });

  it('is reported where it does not open at all', async () => {
    failNextPdf('unreadable');
    open();
    await waitFor(() => expect(told).toMatchObject([{ kind: 'undrawn', file: '/api/file?v_id=7' }]));
  });

  it('is nobody else’s where it is not of the server: somebody chose it a moment ago', async () => {
    breakPage(1, 'failed');
    const chosen = new Blob(['%PDF-']);
    chosen.arrayBuffer = async () => new ArrayBuffer(5);
    open(chosen);
    await screen.findByText('This page cannot be shown');
    expect(told).toEqual([]);
  });

  it('says nothing of one that is shown', async () => {
    open();
    await screen.findAllByRole('group', { name: /^Page 1/ });
    expect(told).toEqual([]);
  });
});
