import { useQueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { setBoot } from '../session/session.ts';
import { buildBoot, buildSession } from '../testing/index.ts';
import { createServerData, ServerData, withServerData } from './server-data.component.tsx';

const visitor = buildBoot({ session: null });
const signedIn = buildBoot({ session: buildSession() });
const key = ['signing', 'documents'];

describe('the cache of server data', () => {
  it('forgets what was fetched for a person who has left', () => {
    setBoot(signedIn);
    const cache = createServerData();
    cache.setQueryData(key, 'theirs');
    setBoot({ ...signedIn, language: 'en' });
    expect(cache.getQueryData(key)).toBe('theirs');
    setBoot(visitor);
    expect(cache.getQueryData(key)).toBeUndefined();
  });

  it('takes for old what was fetched before somebody signed in', () => {
    setBoot(visitor);
    const cache = createServerData();
    cache.setQueryData(key, 'anybody’s');
    setBoot(signedIn);
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('is one for the whole page, also within a part that brings it', () => {
    const seen = new Set();
    const Reader = () => void seen.add(useQueryClient());
    const Part = withServerData(Reader);
    render(
      <>
        <ServerData>
          <Reader />
          <Part />
        </ServerData>
        <Part />
      </>,
    );
    expect(seen.size).toBe(1);
  });
});
