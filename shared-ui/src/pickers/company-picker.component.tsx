import type { CompanyName } from 'shared-api/contracts/directory';
import { PickerSheet } from '../overlay/picker.sheet.tsx';

/** The names of companies, as `useCompanyNames` of shared-api answers them. */
export interface CompanySource {
  /** Undefined while they load. */
  readonly companies: readonly CompanyName[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

interface CompanyPickerProps {
  readonly source: CompanySource;
  readonly isOpen: boolean;
  readonly title: string;
  /** A first entry that stands for all companies, where all may be picked. */
  readonly all?: string;
  /** The company's id. */
  readonly picked?: string | undefined;
  /** Called with the company's id; undefined stands for all. */
  readonly onPick: (companyId: string | undefined) => void;
  readonly onClose: () => void;
}

/** A sheet to pick one company (azienda), or all of them. */
export function CompanyPicker({ source, ...sheet }: CompanyPickerProps) {
  const { companies, hasFailed, onRetry } = source;
  return <PickerSheet {...sheet} options={companies} hasFailed={hasFailed} onRetry={onRetry} />;
}
