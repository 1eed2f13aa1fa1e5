import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenSkeleton } from 'shared-ui';
import { reloadTarget } from './paths.ts';

/** Stands for a moment between two openings of the same screen, so that it starts anew with fresh data (spec 01 §2). */
export function ReloadScreen() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    void queries.invalidateQueries({ refetchType: 'none' });
    void navigate(reloadTarget(pathname) + search + hash, { replace: true });
  }, [hash, navigate, pathname, queries, search]);
  return <ScreenSkeleton />;
}
