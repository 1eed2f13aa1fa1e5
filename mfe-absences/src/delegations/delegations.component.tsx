import { useSearchParams } from 'react-router-dom';
import type { Delegations as Known, GivenDelegation } from 'shared-api/contracts/absences';
import { plainDay } from 'shared-api/contracts/common';
import { Banner, Button, formatPlainDay, Stack, useTexts, useToday } from 'shared-ui';
import { DelegationDialog } from './delegation.dialog.tsx';
import { delegationsTexts } from './delegations.texts.ts';
import { useEndDelegation } from './use-delegations.ts';

interface DelegationsProps {
  readonly query: { readonly data: Known | undefined };
  /** Whether one is being given. */
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Who decides in whose place, and the proposal for an own leave. What could not be read is left away: the list says enough. */
export function Delegations({ query: { data }, isAdding, onAdd, onClose }: DelegationsProps) {
  const t = useTexts(delegationsTexts);
  const [asked, forget] = useAskedDays();
  const today = useToday();
  if (!data) return null;
  const { given, received, proposal, mayDelegate } = data;
  const close = () => {
    forget();
    onClose();
  };
  const days = asked ?? proposal ?? { from: today, to: today };
  const isEmpty = given.length + received.length === 0 && !proposal;
  return (
    <>
      {!isEmpty && (
        <Stack aria-label={t('list')} role="group">
          {proposal && (
            <Banner
              tone="warning"
              icon="users"
              action={
                <Button size="s" onClick={onAdd}>
                  {t('propose')}
                </Button>
              }
            >
              {t('proposal', wordsOf(proposal))}
            </Banner>
          )}
          {given.map((delegation) => (
            <Given key={delegation.id} delegation={delegation} />
          ))}
          {received.map((delegation) => (
            <Banner key={delegation.id} tone="info" icon="users">
              {t('received', { by: delegation.byName, ...wordsOf(delegation) })}
            </Banner>
          ))}
        </Stack>
      )}
      {mayDelegate && (isAdding || asked) && <DelegationDialog days={days} onClose={close} />}
    </>
  );
}

function Given({ delegation }: { readonly delegation: GivenDelegation }) {
  const t = useTexts(delegationsTexts);
  const ending = useEndDelegation();
  const { toName: to } = delegation;
  return (
    <Banner
      tone="info"
      icon="users"
      action={
        <Button
          size="s"
          isBusy={ending.isPending}
          aria-label={t('endNamed', { to })}
          onClick={() => ending.mutate(delegation)}
        >
          {t('end')}
        </Button>
      }
    >
      {t('given', { to, ...wordsOf(delegation) })}
    </Banner>
  );
}

/** The days of a mail's link, `?delegate=2026-08-10_2026-08-21`. */
function useAskedDays(): [{ from: string; to: string } | undefined, () => void] {
  const [parameters, setParameters] = useSearchParams();
  const [from, to] = (parameters.get('delegate') ?? '').split('_').map((day) => plainDay.safeParse(day).data);
  const forget = () => {
    if (!parameters.has('delegate')) return;
    setParameters(
      (now) => {
        now.delete('delegate');
        return now;
      },
      { replace: true },
    );
  };
  return [from !== undefined && to !== undefined ? { from, to } : undefined, forget];
}

function wordsOf({ from, to }: { readonly from: string; readonly to: string }) {
  return { from: formatPlainDay(from), until: formatPlainDay(to) };
}
