import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { withdrawContact, type ContactProposal, type OpenedUser } from 'shared-api/contracts/admin';
import { Banner, Button, formatInstant, notify, Row, Stack, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';
import { userHistoryQuery, userQuery } from './user-queries.ts';

interface ContactProposalsProps {
  readonly user: Pick<OpenedUser, 'id' | 'proposals'>;
}

/** The address and the number that wait for the person (decision 102), each with the way to give it up. */
export function ContactProposals({ user: { id, proposals } }: ContactProposalsProps) {
  return proposals.map((proposal) => <Proposal key={proposal.kind} id={id} proposal={proposal} />);
}

function Proposal({ id, proposal }: { readonly id: string; readonly proposal: ContactProposal }) {
  const t = useTexts(userFormTexts);
  const queries = useQueryClient();
  const { kind, value, by, countsFrom } = proposal;
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawContact, { id, kind }),
    onSuccess: async () => {
      notify.success(t('proposal.withdrawn'));
      await queries.invalidateQueries(userQuery(id));
      await queries.invalidateQueries(userHistoryQuery(id));
    },
    onError: (error) => notify.error(failureSentence(error, t('proposal.failed'))),
  });
  return (
    <Banner icon={kind === 'email' ? 'mail' : 'phone'}>
      <Stack gap="s">
        <p>
          {t(value === '' ? 'proposal.noPhone' : `proposal.${kind}`, {
            value,
            by,
            when: formatInstant(countsFrom),
          })}
        </p>
        <Row>
          <Button isBusy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {t('proposal.withdraw')}
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}
