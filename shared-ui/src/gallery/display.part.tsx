import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { Avatar } from '../display/avatar.component.tsx';
import { Badge, StatusBadge } from '../display/badge.component.tsx';
import { Banner } from '../display/banner.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Facts } from '../display/facts.component.tsx';
import { KeptDataList } from '../display/kept-data-list.component.tsx';
import { Legend } from '../display/legend.component.tsx';
import { ProgressBar } from '../display/progress-bar.component.tsx';
import { RetryBanner } from '../display/retry-banner.component.tsx';
import { Row, Stack } from '../display/stack.component.tsx';
import { Stepper } from '../display/stepper.component.tsx';
import { Tabs } from '../display/tabs.component.tsx';
import { TaskLine, TaskList, TaskListSkeleton } from '../display/task-list.component.tsx';
import { Tile, TileGrid } from '../display/tile.component.tsx';
import { WaitingLines } from '../display/waiting-lines.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import { iconSources } from '../icons/icon-sources.ts';
import classes from './gallery.module.css';

/** What shows things: tiles, badges, steps, tabs, progress, icons. */
export function DisplayPart() {
  const [tab, setTab] = useState('one');
  return (
    <Card title="Display">
      <Stack>
        <TileGrid>
          <Tile
            to="#"
            label="Documenti"
            hint="Da firmare e firmati"
            icon="documents"
            count="10+"
            countLabel="pending"
          />
          <Tile to="#" label="Profilo" icon="account" />
          <Tile to="#" label="Utenti" hint="Persone e ruoli" icon="users" />
        </TileGrid>
        <KeptDataList
          kept={[
            { what: 'Firme', why: 'sono prove', until: null },
            { what: 'Ore', why: 'la legge lo chiede', until: '2036-12-31' },
          ]}
        />
        <TaskList label="Da fare">
          <TaskLine
            icon="document"
            title="Contratto di lavoro"
            detail="Da Hanna Rossi,"
            when="21/11/2026, 10:05"
            action={
              <Button size="s" kind="primary" icon="sign">
                Firma
              </Button>
            }
          />
          <TaskLine icon="warning" tone="error" title="Nomina" detail="La mail è stata respinta" />
          <TaskLine icon="success" tone="success" title="Niente in attesa" />
        </TaskList>
        <WaitingLines
          query={{ data: undefined, error: undefined, isFetching: true, refetch: () => undefined }}
          expectedLines={1}
          onWaiting={() => undefined}
          count={() => 0}
        >
          {() => null}
        </WaitingLines>
        <Legend
          entries={[
            { id: 'signed', sign: <Icon name="success" size="s" />, text: 'Firmato' },
            { id: 'waiting', sign: <Icon name="waiting" size="s" />, text: 'In attesa' },
          ]}
        />
        <Facts>
          <dt>Mittente</dt>
          <dd>Elena Ricci</dd>
          <dt>Scadenza</dt>
          <dd>24/11/2026</dd>
        </Facts>
        <TaskListSkeleton lines={1} />
        <RetryBanner
          sentence="I documenti non si sono caricati."
          error={undefined}
          isRetrying={false}
          onRetry={() => undefined}
        />
        <Row>
          <Avatar name="Mario Rossi" size="s" />
          <Avatar name="Giulia Bianchi" />
          <Badge>30</Badge>
          <StatusBadge tone="success">Firmato</StatusBadge>
          <StatusBadge tone="warning" icon="waiting">
            In coda
          </StatusBadge>
          <StatusBadge tone="error">Non inviato</StatusBadge>
          <StatusBadge tone="info">Inviato</StatusBadge>
          <StatusBadge tone="accent">In corso</StatusBadge>
          <StatusBadge>Bozza</StatusBadge>
        </Row>
        <Banner tone="warning" icon="user">
          Stai agendo per Giulia Bianchi
        </Banner>
        <Banner tone="info" onClose={() => undefined}>
          Select the document and click to see and sign
        </Banner>
        <Stepper label="Add a document" steps={['Dati', 'Posiziona', 'Invia']} current={1} />
        <ProgressBar label="Caricamento di contratto.pdf" value={0.42} delay={0} />
        <ProgressBar label="Preparazione" delay={0} />
        <Tabs
          label="Totals"
          tabs={[
            { id: 'one', label: 'Totali' },
            { id: 'two', label: 'Ebadge', badge: '4' },
          ]}
          value={tab}
          onChange={setTab}
        >
          <p>Panel {tab}</p>
        </Tabs>
        <div className={classes.icons}>
          {Object.keys(iconSources).map((name) => (
            <span key={name}>
              <Icon name={name} size="l" />
              {name}
            </span>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
