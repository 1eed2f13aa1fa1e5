import { useState } from 'react';
import { AnchorButton, Button, LinkButton } from '../actions/button.component.tsx';
import { ExternalLink } from '../actions/external-link.component.tsx';
import { IconButton } from '../actions/icon-button.component.tsx';
import { TextButton, TextLink } from '../actions/text-button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Row, Stack } from '../display/stack.component.tsx';

/** Buttons in every look and state. */
export function ButtonsPart() {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <Card title="Buttons">
      <Stack>
        <Row>
          <Button kind="primary" icon="send">
            Send
          </Button>
          <Button icon="edit">Edit</Button>
          <Button kind="quiet" icon="filter">
            Filter
          </Button>
          <Button kind="danger" icon="delete">
            Delete
          </Button>
          <LinkButton to="/dev/kit" icon="home">
            A link
          </LinkButton>
          <AnchorButton href="/dev/outbox" icon="mail">
            Out of the product
          </AnchorButton>
          <TextButton>Within text</TextButton>
          <TextLink to="/dev/kit">A link in text</TextLink>
          <ExternalLink href="https://www.agid.gov.it">Leaves for another site</ExternalLink>
        </Row>
        <Row>
          <Button kind="primary" isBusy={isBusy} onClick={() => setIsBusy(true)}>
            Sending
          </Button>
          <Button kind="primary" disabled>
            Disabled
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="s">Small</Button>
          <IconButton icon="refresh" label="Refresh" />
          <IconButton icon="search" label="Search" kind="secondary" />
          <IconButton icon="add" label="Add" kind="primary" />
          <IconButton icon="help" label="Help" />
        </Row>
        <Button kind="primary" isWide onClick={() => setIsBusy(!isBusy)}>
          As wide as its place
        </Button>
      </Stack>
    </Card>
  );
}
