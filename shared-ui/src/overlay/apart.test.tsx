import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { TextField } from '../fields/text-field.component.tsx';
import { Form } from '../fields/form.component.tsx';
import { renderWithKit } from '../testing/index.ts';
import { ConfirmDialog } from './confirm-dialog.component.tsx';
import { Dialog } from './dialog.component.tsx';
import { FormDialog } from './form.dialog.tsx';

describe('a modal', () => {
  it('is drawn outside of the form, row or menu that opened it, which hears nothing of what happens in it', async () => {
    const handle = jest.fn();
    const onSubmit = jest.fn();
    renderWithKit(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- stands for a row
      <div onClick={handle} onKeyDown={handle} onBlur={handle} onChange={handle} onSubmit={handle}>
        <Form aria-label="Messaggio" onSubmit={handle}>
          <FormDialog
            isOpen
            title="Allegato"
            submitLabel="Avanti"
            onClose={() => undefined}
            onSubmit={onSubmit}
          >
            <TextField label="Nome" />
          </FormDialog>
        </Form>
      </div>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(handle).not.toHaveBeenCalled();
    expect(document.querySelector('form form')).toBeNull();
  });

  it('is closed by a press that began and ended beside it, not by a stroke that only ends there', async () => {
    const onClose = jest.fn();
    renderWithKit(
      <Dialog isOpen onClose={onClose} title="Numero">
        <TextField label="Cellulare" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    const field = screen.getByRole('textbox');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: field },
      { target: dialog },
      { keys: '[/MouseLeft]' },
    ]);
    fireEvent.click(dialog, { detail: 1 });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that asks has its text read with its name', () => {
    renderWithKit(
      <ConfirmDialog isOpen title="Sei sicuro?" onConfirm={() => undefined} onCancel={() => undefined}>
        Mancano 2 giorni
      </ConfirmDialog>,
    );
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Mancano 2 giorni');
  });
});

describe('the focus', () => {
  function Rows({ focused }: { focused?: 'body' | 'main' }) {
    const [rows, setRows] = useState(['Uno', 'Due', 'Tre']);
    const [asked, setAsked] = useState<string>();
    const ask = (row: string) => {
      if (focused === 'body') (document.activeElement as HTMLElement).blur();
      if (focused === 'main') screen.getByRole('main').focus();
      setAsked(row);
    };
    return (
      <main tabIndex={-1}>
        <h1 tabIndex={-1} data-screen-title>
          Righe
        </h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button onClick={() => ask(row)}>{row}</Button>
            </li>
          ))}
        </ul>
        <ConfirmDialog
          isOpen={asked !== undefined}
          title="Eliminare?"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setRows(rows.filter((row) => row !== asked));
            setAsked(undefined);
          }}
        />
      </main>
    );
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const answer = (name: string) =>
    userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

  it.each([undefined, 'body', 'main'] as const)(
    'goes back to what opened it, though the browser gave it to another: %s',
    async (focused) => {
      renderWithKit(<Rows {...(focused && { focused })} />);
      await press('Due');
      await answer('Annulla');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Due' })).toHaveFocus());
    },
  );

  it('goes to what stands in the place of what has gone, at last to the heading of the screen', async () => {
    renderWithKit(<Rows />);
    for (const [row, next] of [
      ['Due', 'Tre'],
      ['Tre', 'Uno'],
    ] as const) {
      await press(row);
      await answer('Conferma');
      await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
    }
    await press('Uno');
    await answer('Conferma');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Righe' })).toHaveFocus());
  });

  it('leaves what is switched off while it has it', async () => {
    function Resend() {
      const [isOff, setIsOff] = useState(false);
      return (
        <>
          <button type="button" disabled={isOff} onClick={() => setIsOff(true)}>
            Una volta
          </button>
          <button type="button">Vicino</button>
        </>
      );
    }
    renderWithKit(<Resend />);
    await userEvent.click(screen.getByRole('button', { name: 'Una volta' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vicino' })).toHaveFocus());
  });
});
