import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { TextLink } from '../actions/text-button.component.tsx';
import { Skeleton } from './skeleton.component.tsx';
import classes from './task-list.module.css';

interface TaskListProps {
  /** What the lines are, for screen readers: 'Documenti da firmare'. */
  readonly label: string;
  /** `TaskLine`s. */
  readonly children: ReactNode;
}

/** What waits for somebody, a line each with its one next step. */
export function TaskList({ label, children }: TaskListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface TaskLineProps {
  readonly icon: IconName;
  /** `error` where something failed. */
  readonly tone?: 'accent' | 'error' | 'success';
  readonly title: string;
  /** Where the title leads, beside the next step. */
  readonly to?: string;
  /** From whom, about what. */
  readonly detail?: string;
  /** Since or until when; it is never broken into lines. */
  readonly when?: string;
  /** The next step: a `LinkButton` or a `Button`. */
  readonly action?: ReactNode;
}

/** A line of a `TaskList`. */
export function TaskLine({ icon, tone = 'accent', title, to, detail, when, action }: TaskLineProps) {
  return (
    <li className={classes.line}>
      <span className={classes.icon} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{to === undefined ? title : <TextLink to={to}>{title}</TextLink>}</p>
        {(detail || when) && (
          <p className={classes.detail}>
            {detail} {when && <span className={classes.when}>{when}</span>}
          </p>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </li>
  );
}

/** Keeps the room of lines that are on their way. */
export function TaskListSkeleton({ lines }: { readonly lines: number }) {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classes.line}>
          <span className={classes.icon}>
            <Skeleton shape="circle" />
          </span>
          <div className={classes.words}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
