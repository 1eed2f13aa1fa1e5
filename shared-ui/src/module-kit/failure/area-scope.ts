import { createContext, useContext } from 'react';

/**
 * Why a part of the product is missing: it could not be loaded, it threw, or it wants newer shared parts than the page has; or that not
 * all of a file could be shown (`undrawn`).
 */
type FailureKind = 'unreachable' | 'stopped' | 'outdated' | 'undrawn';

/** One failure, with the code under which the person and the log know it. */
export interface AreaFailure {
  readonly code: string;
  readonly kind: FailureKind;
  readonly error: unknown;
  /** The address of the file that could not be shown. */
  readonly file?: string;
}

/** What the parts of an area know of it: its name for people, and how a failure is reported. */
interface AreaScope {
  readonly label: string;
  readonly onFailure: (failure: AreaFailure) => void;
  /** Takes the build of the area that is live by now. Answers whether it is another one, which then replaces all parts of the area. */
  readonly renew?: () => Promise<boolean>;
}

const AreaContext = createContext<AreaScope | null>(null);

/** Says around an area's screens which area they belong to. */
export const AreaScopeProvider = AreaContext.Provider;

/** The area around the component, if the shell named one. */
export function useAreaScope(): AreaScope | null {
  return useContext(AreaContext);
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes the record of a failure under a new support code. */
export function createFailure(kind: FailureKind, error: unknown): AreaFailure {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const code = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return { code: `${code.slice(0, 4)}-${code.slice(4)}`, kind, error };
}
