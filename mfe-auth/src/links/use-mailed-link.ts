import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isFailure } from 'shared-api';

/** The secret of the link that led here: it stands behind the `#`, where no log and no other site sees it. */
export function useLinkSecret(): string {
  return useLocation().hash.slice(1);
}

/** Opens a link, which uses nothing up: once, and again only when asked to. */
export function useMailedLink<Data>(purpose: string, secret: string, open: () => Promise<Data>) {
  return useQuery({
    queryKey: ['auth', purpose, secret],
    queryFn: open,
    enabled: secret !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Whether a call failed because the link is over: used, replaced or too old. */
export function isLinkDead(error: unknown): boolean {
  return isFailure(error, 'link-invalid');
}
