import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { lazyPart } from 'shared-ui';
import { companyState } from './company-state.ts';

const CompanyButton = lazyPart(() =>
  import(/* webpackChunkName: "company-button" */ './company-button.component.tsx').then(
    (m) => m.CompanyButton,
  ),
);

interface CompanyWayProps {
  /** The user name as it stands in the form. */
  readonly typed: string;
  /** Where the sign-in leads, as the state of its address has it; by default where this one would. */
  readonly wanted?: unknown;
  /** Whether a screen stands below, which must not be left: the provider opens in a tab of its own. */
  readonly staysHere?: boolean;
}

/** Signing in by the company: loaded once an address is typed, a link names the company, or this device knows it (decision 064). */
export function CompanyWay({ typed, wanted, staysHere = false }: CompanyWayProps) {
  const { search, state } = useLocation();
  const remembered = useAtomValue(companyState);
  const company = new URLSearchParams(search).get('company') || remembered;
  if (!company && !typed.includes('@')) return null;
  return <CompanyButton typed={typed} company={company} wanted={wanted ?? state} staysHere={staysHere} />;
}
