import { Card } from 'shared-ui';
import { Timeline } from 'shared-ui/history';

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

/** What happened to a record. */
export function HistoryPart() {
  return (
    <Card title="History">
      <Timeline
        label="History of the document"
        events={[
          {
            id: '5',
            at: ago(0),
            what: 'Documento firmato',
            who: 'Mario Rossi',
            icon: 'sign',
            tone: 'success',
          },
          { id: '4', at: ago(25), what: 'Documento aperto', icon: 'eye' },
          {
            id: '3',
            at: ago(26 * 60),
            what: 'E‑mail non consegnata',
            icon: 'warning',
            tone: 'error',
            detail: 'La casella mario.rossi@acme.example è piena',
          },
          {
            id: '2',
            at: ago(26.5 * 60),
            what: 'Documento inviato',
            who: 'Ada Conti',
            icon: 'send',
            tone: 'info',
          },
          { id: '1', at: ago(90 * 60), what: 'Documento creato', who: 'Ada Conti', icon: 'add' },
        ]}
      />
    </Card>
  );
}
