import { useState } from 'react';
import {
  Button,
  Card,
  defineStates,
  defineTexts,
  IconButton,
  Row,
  SelectField,
  Stack,
  StateChip,
} from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';

const texts = defineTexts({
  it: { open: 'Aperto', waiting: 'In approvazione', closed: 'Chiuso', refused: 'Rifiutato' } as const,
  en: { open: 'Open', waiting: 'For approval', closed: 'Close', refused: 'Refused' },
});
const states = defineStates(texts, {
  open: { label: 'open', tone: 'error', icon: 'edit' },
  waiting: { label: 'waiting', tone: 'warning', icon: 'waiting' },
  closed: { label: 'closed', tone: 'success', icon: 'lock' },
  refused: { label: 'refused', tone: 'neutral', icon: 'close' },
});
const choices = [
  { value: '', label: 'Any state' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Close' },
];

/** States from one table, and what narrows a list. */
export function FiltersPart() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('open');
  const [company, setCompany] = useState<string | undefined>('Officine Meccaniche Bianchi & Figli S.r.l.');
  const chosen = [
    ...(state ? [{ id: 'state', label: `State: ${state}`, onRemove: () => setState('') }] : []),
    ...(company ? [{ id: 'company', label: company, onRemove: () => setCompany(undefined) }] : []),
  ];
  return (
    <Card title="States and filters">
      <Stack>
        <Row>
          {states.ids.map((id) => (
            <StateChip key={id} states={states} state={id} />
          ))}
        </Row>
        <FilterBar
          search={{ value: search, onSearch: setSearch, shortcut: '/' }}
          chosen={chosen}
          onReset={() => {
            setState('');
            setCompany(undefined);
          }}
          end={<IconButton icon="refresh" label="Refresh" />}
        >
          <SelectField
            label="State"
            isLabelHidden
            icon="filter"
            choices={choices}
            value={state}
            onChange={(event) => setState(event.target.value)}
          />
          <Button icon="company" onClick={() => setCompany('Acme S.p.A.')}>
            Company
          </Button>
        </FilterBar>
      </Stack>
    </Card>
  );
}
