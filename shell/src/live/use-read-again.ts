import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGateway } from 'shared-api';

/** Reads again what failed while something between the page and the server stood in the way. */
export function useReadAgain(): void {
  const queries = useQueryClient();
  const stands = useGateway();
  const stood = useRef(false);
  useEffect(() => {
    if (stood.current && !stands)
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    stood.current = stands;
  }, [queries, stands]);
}
