import { LoadingState, UnavailableCard, type SignInAgainProps } from 'shared-ui';
import { ContributedPart } from '../places/contributed-part.component.tsx';
import type { Contributed } from '../places/contributions.ts';

interface SignInFormProps extends SignInAgainProps {
  readonly contributed: Contributed;
}

/** The form of signing in again, as the area that knows how to brings it. */
export function SignInForm({ contributed, ...props }: SignInFormProps) {
  return (
    <ContributedPart
      place="signInAgain"
      contributed={contributed}
      placeholder={<LoadingState shape="form" />}
      renderFailure={(failure, onRetry) => (
        <UnavailableCard heading="h2" failure={failure} onRetry={onRetry} />
      )}
    >
      {(Form) => <Form {...props} />}
    </ContributedPart>
  );
}
