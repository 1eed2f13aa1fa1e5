import { useState } from 'react';
import { Button, Card, doLater, Row, Stack, startWork, useRemovedIds } from 'shared-ui';

const documents = ['Contratto di lavoro', 'Informativa privacy', 'Regolamento ferie 2027'];

/** Changes that can be undone for ten seconds, and work that goes on while one looks at other screens. */
export function LaterPart() {
  const [rows, setRows] = useState(documents);
  const removed = useRemovedIds();
  const remove = (id: string) =>
    doLater({
      message: `«${id}» eliminato`,
      removes: [id],
      run: async () => setRows((now) => now.filter((row) => row !== id)),
      describeError: () => 'It was not deleted',
    });
  return (
    <Card title="Done later, done for long">
      <Stack>
        {rows
          .filter((row) => !removed.has(row))
          .map((row) => (
            <Row key={row}>
              <Button icon="delete" size="s" onClick={() => void remove(row)}>
                Delete
              </Button>
              <span>{row}</span>
            </Row>
          ))}
        <Row>
          <Button icon="send" onClick={() => void sendMany(0)}>
            Long work
          </Button>
          <Button icon="send" onClick={() => void sendMany(7)}>
            Long work with failures
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

const total = 60;
const pause = 150;

/** Pretends to send: every so many fail, where a number is given. */
function sendMany(failing: number) {
  return startWork({
    label: `Invio di ${total} documenti`,
    total,
    describeError: () => 'La rete non risponde',
    run: async (report, signal) => {
      for (let at = 1; at <= total && !signal.aborted; at += 1) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        const isFailed = failing > 0 && at % failing === 0;
        if (isFailed) report({ failed: [{ name: `Documento ${at}`, reason: 'L’indirizzo non esiste' }] });
        else report({ succeeded: 1 });
      }
    },
  });
}
