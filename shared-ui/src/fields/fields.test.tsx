import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { renderWithKit } from '../testing/index.ts';
import { DateField } from './date-field.component.tsx';
import { FileField } from './file-field.component.tsx';
import { Form } from './form.component.tsx';
import { NumberField } from './number-field.component.tsx';
import { OneTimeCodeField } from './one-time-code-field.component.tsx';
import { PasswordField } from './password-field.component.tsx';
import { SegmentedField } from './segmented-field.component.tsx';
import { TextField } from './text-field.component.tsx';

describe('TextField', () => {
  it('ties the error to the control, in place of the hint', () => {
    renderWithKit(<TextField label="Nome" hint="Come sul documento" error="Name required" />);
    const field = screen.getByRole('textbox', { name: 'Nome' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Name required');
    expect(screen.queryByText('Come sul documento')).not.toBeInTheDocument();
  });
});

describe('a date', () => {
  const box = () => screen.getByLabelText('Giorno').parentElement;
  const isDim = () => box()?.hasAttribute('data-empty');

  it.each(['date', 'month', 'time'])(
    'is dim while it is empty, in a form that only registers it: %s',
    async (type) => {
      const values = { date: '2026-03-10', month: '2026-03', time: '08:30' } as Record<string, string>;
      function Example() {
        const field = useRef<HTMLInputElement>(null);
        const [count, setCount] = useState(0);
        // As a form does that only registers it.
        const put = (value = '') => {
          if (field.current) field.current.value = value;
          setCount(count + 1);
        };
        return (
          <>
            <TextField ref={field} type={type} label="Giorno" hint={count} />
            <Button onClick={() => put()}>Annulla</Button>
            <Button onClick={() => put(values[type])}>Oggi</Button>
          </>
        );
      }
      renderWithKit(<Example />);
      expect(isDim()).toBe(true);
      await userEvent.type(screen.getByLabelText('Giorno'), values[type] ?? '');
      expect(isDim()).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
      expect(isDim()).toBe(true);
      await userEvent.click(screen.getByRole('button', { name: 'Oggi' }));
      expect(isDim()).toBe(false);
    },
  );

  it('is dim while it is empty, in a filter', async () => {
    function Example() {
      const [day, setDay] = useState('');
      return (
        <>
          <DateField label="Giorno" value={day} onChange={setDay} />
          <Button onClick={() => setDay('2026-03-10')}>Oggi</Button>
          <Button onClick={() => setDay('')}>Togli</Button>
        </>
      );
    }
    renderWithKit(<Example />);
    expect(isDim()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Oggi' }));
    expect(isDim()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
    expect(isDim()).toBe(true);
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    renderWithKit(<PasswordField label="Password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Nascondi la password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('takes what a password manager pastes', async () => {
    renderWithKit(<PasswordField label="Password" />);
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('Una-Lunga-9! frase con spazi');
    expect(screen.getByLabelText('Password')).toHaveValue('Una-Lunga-9! frase con spazi');
  });
});

describe('NumberField', () => {
  function Hours({ onChange }: { onChange?: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(null);
    const handleChange = (next: number | null) => {
      setValue(next);
      onChange?.(next);
    };
    return <NumberField label="Ore" value={value} onChange={handleChange} min={1} max={24} />;
  }

  it.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['-2', -2],
    ['1..5', Number.NaN],
  ])('makes no other number of %s', async (text, number) => {
    const onChange = jest.fn();
    renderWithKit(<Hours onChange={onChange} />);
    const field = screen.getByRole('spinbutton', { name: 'Ore' });
    await userEvent.type(field, text);
    expect(field).toHaveValue(text);
    expect(onChange).toHaveBeenLastCalledWith(number);
  });

  it('refuses letters, and counts by arrow keys within its limits', async () => {
    renderWithKit(<Hours />);
    const field = screen.getByRole('spinbutton', { name: 'Ore' });
    await userEvent.type(field, '2x3');
    expect(field).toHaveValue('23');
    await userEvent.type(field, '{ArrowUp}{ArrowUp}');
    expect(field).toHaveValue('24');
    await userEvent.clear(field);
    await userEvent.type(field, '{ArrowUp}');
    expect(field).toHaveValue('1');
  });
});

describe('OneTimeCodeField', () => {
  function Code({ onComplete }: { onComplete: (code: string) => void }) {
    const [code, setCode] = useState('');
    return (
      <>
        <OneTimeCodeField label="Codice" value={code} onChange={setCode} onComplete={onComplete} />
        <Button onClick={() => setCode('')}>Svuota</Button>
      </>
    );
  }

  it('accepts digits and Backspace only, and reports when it is complete', async () => {
    const onComplete = jest.fn();
    renderWithKit(<Code onComplete={onComplete} />);
    const field = screen.getByRole('textbox', { name: 'Codice' });
    await userEvent.type(field, '12a-3{Backspace}4567');
    expect(field).toHaveValue('124567');
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(onComplete).toHaveBeenCalledWith('124567');
  });

  it('accepts a pasted code with its spaces, and can be cleared', async () => {
    renderWithKit(<Code onComplete={() => undefined} />);
    const field = screen.getByRole('textbox', { name: 'Codice' });
    await userEvent.click(field);
    await userEvent.paste('Codice: 987 654');
    expect(field).toHaveValue('987654');
    await userEvent.click(screen.getByRole('button', { name: 'Svuota' }));
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('SegmentedField', () => {
  it('is a group of radios', async () => {
    const onChange = jest.fn();
    const choices = [
      { value: 'it', label: 'IT' },
      { value: 'en', label: 'EN' },
    ];
    renderWithKit(<SegmentedField label="Lingua" choices={choices} value="it" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Lingua' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'IT' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'EN' }));
    expect(onChange).toHaveBeenCalledWith('en');
  });
});

describe('FileField', () => {
  function Attachment() {
    const [file, setFile] = useState<File | null>(null);
    return <FileField label="Allegato" value={file} onChange={setFile} />;
  }

  it('shows name and size of the chosen file, and lets go of it', async () => {
    renderWithKit(<Attachment />);
    await userEvent.upload(screen.getByLabelText('Allegato'), new File(['x'.repeat(2500)], 'contratto.pdf'));
    expect(screen.getByText('contratto.pdf')).toBeInTheDocument();
    expect(screen.getByText('3 KB')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Togli contratto.pdf' }));
    expect(screen.queryByText('contratto.pdf')).not.toBeInTheDocument();
  });
});

describe('Form', () => {
  it('moves the focus to the first error when it is sent', async () => {
    function Two() {
      const [error, setError] = useState<string>();
      return (
        <Form onSubmit={() => setError('Field required')}>
          <TextField label="Nome" />
          <TextField label="Cognome" error={error} />
          <TextField label="Mail" error={error} />
          <Button type="submit">Salva</Button>
        </Form>
      );
    }
    renderWithKit(<Two />);
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cognome' })).toHaveFocus());
  });
});
