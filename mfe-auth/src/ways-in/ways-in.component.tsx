import type { ReactNode } from 'react';
import { asApiError, failureSentence } from 'shared-api';
import { ErrorState, Icon, LoadingState, type IconName } from 'shared-ui';
import classes from './ways-in.module.css';

interface WaysInListProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The sessions, passkeys or QR codes by which a person comes in. */
export function WaysInList({ label, children }: WaysInListProps) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface WayInRowProps {
  readonly icon: IconName;
  /** Its name, with its badge. */
  readonly name: ReactNode;
  /** What is known of it, a line each. */
  readonly facts: readonly string[];
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** One of them: its name, what is known of it, and what can be done with it. */
export function WayInRow({ icon, name, facts, actions }: WayInRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon name={icon} />
      </span>
      <div className={classes.facts}>
        <p className={classes.name}>{name}</p>
        {facts.map((fact, index) => (
          <p key={index}>{fact}</p>
        ))}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}

/** A paragraph of such a card that leads to the rest. */
export function WaysInLead({ children }: { readonly children: ReactNode }) {
  return <p className={classes.lead}>{children}</p>;
}

interface WaysInStateProps {
  readonly list: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly isRefetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Which shape is loading. */
  readonly shape: 'lines' | 'cards';
  /** The sentence when the list did not load, and what it means when no answer came. */
  readonly failed: string;
  readonly hint: string;
}

/** Such a list while it loads, and with a way to try again when it did not come. */
export function WaysInState({ list, shape, failed, hint }: WaysInStateProps) {
  if (list.isPending) return <LoadingState shape={shape} rows={2} />;
  const { error } = list;
  if (!error) return null;
  return (
    <ErrorState
      title={failed}
      error={list.error}
      onRetry={() => void list.refetch()}
      isRetrying={list.isRefetching}
      supportCode={asApiError(error)?.requestId}
    >
      {failureSentence(error, hint)}
    </ErrorState>
  );
}
