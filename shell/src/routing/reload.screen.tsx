import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ScreenSkeleton } from 'shared-ui';

/** Stands for a moment between two openings of the same screen, so that it starts anew with fresh data (spec 01 §2). */
export function ReloadScreen() {
  const { '*': target = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    void queries.invalidateQueries({ refetchType: 'none' });
    void navigate(`/${target}${search}`, { replace: true });
  }, [navigate, queries, search, target]);
  return <ScreenSkeleton />;
}
