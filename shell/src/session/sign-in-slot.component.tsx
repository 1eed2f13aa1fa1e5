import type { RegistryArea } from 'shared-api/contracts/platform';
import { LoadingState, UnavailableCard, type SignInAgainProps } from 'shared-ui';
import { useArea } from '../routing/use-area.ts';

interface SignInSlotProps extends SignInAgainProps {
  /** The area that offers the form. */
  readonly area: RegistryArea;
}

/** The form of signing in again, as the area that knows how to brings it. */
export function SignInSlot({ area, ...props }: SignInSlotProps) {
  const { definition, failure, retry } = useArea(area);
  const Form = definition?.slots?.signInAgain;
  if (failure) return <UnavailableCard heading="h2" failure={failure} onRetry={retry} />;
  return Form ? <Form {...props} /> : <LoadingState shape="form" />;
}
