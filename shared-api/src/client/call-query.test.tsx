import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openFirstRun } from '../contracts/auth/index.ts';
import { findReceivers, listSignatureObjects, signatureObjectsLiveKey } from '../contracts/signing/index.ts';
import { createFakeServer } from '../testing/index.ts';
import { callQuery, listQuery, loadedPages, readQuery, searchQuery } from './call-query.ts';

const server = createFakeServer();
const anna = {
  receiverName: 'Anna',
  receiverSurname: 'Neri',
  receiverEmail: 'anna.neri@acme.example',
  companyName: 'Acme',
};

function setUp() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { queries, wrapper };
}

beforeEach(() => server.on(findReceivers).answer(() => ({ receivers: [anna] })));

describe('the queries of calls', () => {
  it('keep an answer once, whole, whatever each screen takes of it', async () => {
    const { wrapper } = setUp();
    const asked = callQuery(findReceivers, { text: 'anna' });
    const { result } = renderHook(
      () => ({
        names: useQuery(searchQuery(asked, ({ receivers }) => receivers.map((each) => each.receiverName))),
        whole: useQuery(asked),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.names.data).toEqual(['Anna']));
    expect(result.current.whole.data).toEqual({ receivers: [anna] });
    expect(server.inputs(findReceivers)).toEqual([{ text: 'anna' }]);
  });

  it('keep that a call which has nothing to tell was answered', async () => {
    const { wrapper } = setUp();
    server.on(openFirstRun).succeed();
    const { result } = renderHook(() => useQuery(callQuery(openFirstRun, { secret: 'secret' })), { wrapper });
    await waitFor(() => expect(result.current).toMatchObject({ isSuccess: true, data: null }));
  });

  it('ask nothing without an input', () => {
    const { wrapper } = setUp();
    const { result } = renderHook(() => useQuery(callQuery(findReceivers, undefined)), { wrapper });
    expect(result.current).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
  });

  it('have a key of their own for each call, each input, pages, and what is read in another way', () => {
    const list = (search: string) =>
      listQuery(listSignatureObjects, ({ start, length }) => ({ search, start, length }), {
        live: signatureObjectsLiveKey,
      });
    const keys = [
      callQuery(findReceivers, { text: 'a' }),
      callQuery(findReceivers, { text: 'b' }),
      callQuery(listSignatureObjects, { search: '', start: 0, length: 0 }, { live: signatureObjectsLiveKey }),
      list(''),
      list('a'),
      readQuery(findReceivers.name, { text: 'a' }, async () => 'something else'),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are live under a live key alone', () => {
    expect(callQuery(findReceivers, { text: 'a' }, { live: ['signing'] }).meta).toEqual({ isLive: true });
    expect(callQuery(findReceivers, { text: 'a' }, { under: ['signing'] })).not.toHaveProperty('meta');
  });

  it('know the pages that lists of a call have loaded, under all filters', async () => {
    const { queries, wrapper } = setUp();
    server.on(listSignatureObjects).answer(() => ({ rows: [], total: 0, next: null }));
    const list = listQuery(listSignatureObjects, ({ start, length }) => ({ search: 'a', start, length }), {
      live: signatureObjectsLiveKey,
    });
    const { result } = renderHook(
      () =>
        useInfiniteQuery({
          queryKey: list.queryKey,
          queryFn: ({ pageParam }) => list.loadPage({ cursor: undefined, start: pageParam, length: 30 }),
          initialPageParam: 0,
          getNextPageParam: () => undefined,
        }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const known = loadedPages(queries, listSignatureObjects, { live: signatureObjectsLiveKey });
    expect(known).toEqual([{ rows: [], total: 0, next: null }]);
    expect(server.inputs(listSignatureObjects)).toEqual([{ search: 'a', start: 0, length: 30 }]);
  });
});
