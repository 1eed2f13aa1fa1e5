import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from 'shared-api';
import { startSignUp, type SignUpDetails } from 'shared-api/contracts/auth';
import { answerLimit, productId } from '../sign-in/sign-in-settings.ts';

/** Sends the sign-up. A company may give out the address of the form with its name in it: `/register?company=Acme`. */
export function useSignUp() {
  const companyName = useSearchParams()[0].get('company') ?? '';
  const sending = useMutation({
    mutationFn: (details: SignUpDetails) =>
      call(
        startSignUp,
        { ...details, context: productId, login: details.email, companyName, phone: '' },
        { signal: AbortSignal.timeout(answerLimit) },
      ),
  });
  return { sending, companyName };
}
