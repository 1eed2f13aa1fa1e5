import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isFailure } from 'shared-api';
import type { Call } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import type { z } from 'zod';

/** The secret of the link that led here: it stands behind the `#`, where no log and no other site sees it. */
export function useLinkSecret(): string {
  return useLocation().hash.slice(1);
}

/** Opens a link, which uses nothing up: once, and again only when asked to. */
export function useMailedLink<O extends z.ZodType>(
  contract: Call<z.ZodType<{ readonly secret: string }>, O>,
  secret: string,
) {
  return useQuery({
    ...callQuery(contract, secret === '' ? undefined : { secret }),
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
