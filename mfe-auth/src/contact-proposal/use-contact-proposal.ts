import { useMutation } from '@tanstack/react-query';
import { call, failureSentence, refreshBoot } from 'shared-api';
import { answerContactProposal, openContactProposal } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { useMailedLink } from '../links/use-mailed-link.ts';
import { contactProposalTexts } from './contact-proposal.texts.ts';

/** The link of what an administrator proposed: what it is, and the answer. Opening it changes nothing. */
export function useContactProposal(secret: string) {
  const t = useTexts(contactProposalTexts);
  const opening = useMailedLink(openContactProposal, secret);
  const answering = useMutation({
    mutationFn: (answer: 'confirm' | 'refuse') => call(answerContactProposal, { secret, answer }),
    // Whoever was signed in here is not any more, where it counts now.
    onSuccess: () => void refreshBoot().catch(() => undefined),
    onError: (error) => notify.error(failureSentence(error, t('failed'))),
  });
  return { opening, answering };
}
