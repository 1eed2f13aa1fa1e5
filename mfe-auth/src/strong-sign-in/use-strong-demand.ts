import { useQuery } from '@tanstack/react-query';
import { getStrongSignIn } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';

/** Who wants that the person signs in by an app or a passkey alone. */
export const useStrongDemand = () => useQuery(callQuery(getStrongSignIn, {}));
