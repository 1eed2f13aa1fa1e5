import { Button, Icon } from 'shared-ui';
import classes from './notice.module.css';

interface NoticeProps {
  readonly tone: 'quiet' | 'warning' | 'error';
  readonly icon: 'offline' | 'error' | 'waiting' | 'success' | 'sign' | 'info';
  readonly text: string;
  readonly actions?: readonly (readonly [label: string, onClick: () => void])[];
}

/** A line over the document that says where the signature stands, with the ways on. */
export function Notice({ tone, icon, text, actions = [] }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icon} size="s" />
      <p>{text}</p>
      {actions.map(([label, onClick]) => (
        <Button key={label} size="s" onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}
