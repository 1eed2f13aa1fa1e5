import { useQuery } from '@tanstack/react-query';
import { listKeptData } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { LoadingState } from 'shared-ui';
import { Consequences } from './consequences.component.tsx';

/** What goes and what stays when the caller's account is removed, as the server has it. */
export function OwnConsequences() {
  const { data, isPending } = useQuery(callQuery(listKeptData, {}));
  if (isPending) return <LoadingState shape="lines" rows={6} />;
  return <Consequences kept={data?.kept} />;
}
