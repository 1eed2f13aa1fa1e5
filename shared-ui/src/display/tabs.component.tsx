import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { PlainButton } from '../actions/plain-button.component.tsx';
import { ScopeContext, useTabScope } from '../unsaved/unsaved-scope.ts';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import classes from './tabs.module.css';

/** A tab. */
interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  /** A number beside its name. */
  readonly badge?: string;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /** The open tab; the URL usually keeps it. */
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** The panel of the open tab. */
  readonly children: ReactNode;
}

/** Panels of which one is open. Arrow keys, Home and End move along the tabs. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { scope, leave } = useTabScope();
  const open = (next: Id) => {
    if (next !== value) leave(() => onChange(next));
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = target(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    open(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={classes.tabs}>
      <div ref={list} className={classes.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <PlainButton
            key={tab.id}
            role="tab"
            id={`${id}-${tab.id}`}
            className={classes.tab}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => open(tab.id)}
            onKeyDown={handleKey}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.badge && <span className={classes.badge}>{tab.badge}</span>}
          </PlainButton>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={classes.panel}>
        <ScopeContext value={scope}>{children}</ScopeContext>
      </div>
    </div>
  );
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
