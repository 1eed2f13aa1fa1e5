import { useRef, useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Row, Stack } from '../display/stack.component.tsx';
import { Dialog } from '../overlay/dialog.component.tsx';
import { SignaturePad, type SignaturePadHandle } from '../signature/signature-pad.component.tsx';

/** The pad on the page and in a dialog, and the picture it makes. */
export function SignaturePart() {
  const pad = useRef<SignaturePadHandle>(null);
  const [picture, setPicture] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const draw = async () => setPicture((await pad.current?.toPng({ isTrimmed: true })) ?? '');
  return (
    <Card title="Signature">
      <Stack>
        <SignaturePad ref={pad} purpose="document" minReach={24} name="Mario Rossi" />
        <Row>
          <Button onClick={draw}>Make the picture</Button>
          <Button onClick={() => setIsOpen(true)}>In a dialog</Button>
        </Row>
        {picture && <img src={picture} alt="The signature" height={80} />}
      </Stack>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Firma" size="xl">
        <SignaturePad purpose="document" minReach={24} error="La firma è richiesta" />
      </Dialog>
    </Card>
  );
}
