import type { ReactNode } from 'react';
import { Button } from '../actions/button.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { causeOfFailure, isFinalFailure, sentenceOfFailure, supportCodeOf } from './failure-cause.ts';
import { Skeleton } from './skeleton.component.tsx';
import classes from './states.module.css';

interface StateHeading {
  /** `h1` where the state is the whole screen and nothing else names it. */
  readonly heading?: 'h1' | 'h2';
}

interface EmptyStateProps extends StateHeading {
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly icon?: IconName;
  /** A button or link that does it. */
  readonly action?: ReactNode;
  /** `good` where nothing is left to do: everything is done. */
  readonly tone?: 'neutral' | 'good';
}

/** Nothing here yet, and what to do next; or nothing left, which is good. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, tone = 'neutral', action, heading: Heading = 'h2' } = props;
  const { icon = tone === 'good' ? 'success' : 'documents' } = props;
  return (
    <div className={classes.state}>
      <span className={classes.picture} data-tone={tone}>
        <Icon name={icon} size="xl" />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}

interface ErrorStateProps extends StateHeading {
  readonly title: string;
  /** What happened and what still works. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Why, where a call failed: what is gone, or was refused for good, has no new try, and words of its own. */
  readonly error?: unknown;
  /** 'Riprova' unless the way out is another one. */
  readonly retryLabel?: string;
  /** The way out where a new try can change nothing. */
  readonly way?: { readonly label: string; readonly onFollow: () => void };
  /** The request's id, for support. */
  readonly supportCode?: string | undefined;
}

/** It failed: what happened, a new try, a code for support. */
export function ErrorState(props: ErrorStateProps) {
  const { title, onRetry, isRetrying, retryLabel, way, error } = props;
  const { heading: Heading = 'h2', supportCode = supportCodeOf(error) } = props;
  const t = useTexts(startTexts);
  const cause = causeOfFailure(error);
  const said = (cause === 'refused' || cause === 'between') && sentenceOfFailure(error);
  const text = cause === 'gone' ? t('gone') : said || props.children;
  return (
    <div className={classes.state} role="alert">
      <span className={classes.picture} data-tone="error">
        <Icon name="warning" size="xl" />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <div className={classes.text}>{text}</div>}
      {onRetry && !isFinalFailure(error) && (
        <Button kind="primary" icon="refresh" isBusy={isRetrying} onClick={onRetry}>
          {retryLabel ?? t('retry')}
        </Button>
      )}
      {way && (
        <Button kind="primary" icon="back" onClick={way.onFollow}>
          {way.label}
        </Button>
      )}
      {supportCode && <p className={classes.code}>{t('supportCode', { code: supportCode })}</p>}
    </div>
  );
}

interface LoadingStateProps {
  /** How many lines, cards or fields the skeleton shows. */
  readonly rows?: number;
  /** `screen` is a title over cards, with a screen's margins. */
  readonly shape?: 'lines' | 'cards' | 'form' | 'screen';
  readonly label?: string;
}

const shapes = { lines: 'line', cards: 'card', form: 'field', screen: 'card' } as const;

/** On its way: the shape of what will come. */
export function LoadingState({ rows = 4, shape = 'cards', label }: LoadingStateProps) {
  const t = useTexts(startTexts);
  return (
    <div role="status" aria-label={label ?? t('loading')} className={classes.loading} data-shape={shape}>
      {shape === 'screen' && <Skeleton shape="title" />}
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} shape={shapes[shape]} />
      ))}
    </div>
  );
}
