import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Tabs } from '../display/tabs.component.tsx';
import { TextField } from '../fields/text-field.component.tsx';
import { FormDialog } from '../overlay/form.dialog.tsx';
import { PickerSheet } from '../overlay/picker.sheet.tsx';
import { Sheet } from '../overlay/sheet.component.tsx';
import { renderWithKit } from '../testing/index.ts';
import { hasUnsavedChanges } from './unsaved-changes.ts';
import { leaveTyped } from './unsaved-scope.ts';
import { useGuardedForm, useUnsavedChanges } from './use-unsaved-changes.ts';

const question = 'Chiudere senza salvare?';
const ask = () => screen.findByRole('alertdialog', { name: question });
const stays = async () => {
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Resta qui' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};
const leaves = async () => {
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi senza salvare' }));
};

function Field({ options }: { readonly options?: Parameters<typeof useGuardedForm>[1] }) {
  const { register } = useGuardedForm(useForm({ defaultValues: { name: '' } }), options);
  return <TextField {...register('name')} label="Nome" />;
}

function Where({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/dash">Menu</Link>
      <Link to="/edit?company=beta">Beta</Link>
      <Link to="/edit?section=two">Sezione</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Indietro
      </button>
      {children}
    </>
  );
}

/** As a browser says Esc to the window on top. */
const pressEscape = () => {
  const [top] = [...document.querySelectorAll('dialog[open]')].slice(-1);
  fireEvent(top ?? document.body, new Event('cancel', { cancelable: true }));
};
const type = (text: string) => userEvent.type(screen.getByLabelText('Nome'), text);
const press = (name: string) => userEvent.click(screen.getByText(name));

describe('a form of a screen', () => {
  it('is left at once while nothing is typed, and once it is taken back', async () => {
    renderWithKit(
      <Where>
        <Field />
      </Where>,
      { path: '/edit' },
    );
    await type('A{Backspace}');
    await press('Menu');
    expect(screen.getByText('/dash')).toBeInTheDocument();
  });

  it.each(['Menu', 'Beta'])('asks before %s takes what is typed away', async (link) => {
    renderWithKit(
      <Where>
        <Field />
      </Where>,
      { path: '/edit' },
    );
    await type('Ada');
    await press(link);
    await stays();
    expect(screen.getByText('/edit')).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Ada');
    await press(link);
    await leaves();
    await waitFor(() => expect(screen.queryByText('/edit')).not.toBeInTheDocument());
  });

  it('asks before Back and before the page is closed', async () => {
    renderWithKit(
      <Where>
        <Field />
      </Where>,
      { path: '/edit' },
    );
    await press('Beta');
    await type('Ada');
    await press('Indietro');
    await stays();
    expect(screen.getByText('/edit?company=beta')).toBeInTheDocument();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('outlives the parts of the address that it names', async () => {
    renderWithKit(
      <Where>
        <Field options={{ keptOver: ['section'] }} />
      </Where>,
      { path: '/edit' },
    );
    await type('Ada');
    await press('Sezione');
    expect(screen.getByText('/edit?section=two')).toBeInTheDocument();
    await press('Beta');
    expect(await ask()).toBeInTheDocument();
  });

  it('is let go of by a reset, in the same breath as the way to another screen', async () => {
    function Saving() {
      const form = useGuardedForm(useForm({ defaultValues: { name: '' } }));
      const navigate = useNavigate();
      const save = () => {
        form.reset(form.getValues());
        void navigate('/dash');
      };
      return (
        <>
          <TextField {...form.register('name')} label="Nome" />
          <button type="button" onClick={save}>
            Salva
          </button>
        </>
      );
    }
    renderWithKit(
      <Where>
        <Saving />
      </Where>,
      { path: '/edit' },
    );
    await type('Ada');
    await press('Salva');
    expect(await screen.findByText('/dash')).toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('is asked about before something else takes its place', async () => {
    function Companies() {
      const [company, choose] = useState('Acme');
      return (
        <>
          <button type="button" onClick={() => leaveTyped(() => choose('Delta'))}>
            {company}
          </button>
          <Field key={company} />
        </>
      );
    }
    renderWithKit(<Companies />);
    await type('Ada');
    await press('Acme');
    await stays();
    expect(screen.getByLabelText('Nome')).toHaveValue('Ada');
    await press('Acme');
    await leaves();
    expect(await screen.findByText('Delta')).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('');
  });
});

function Tabbed() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? 'ask';
  return (
    <Tabs
      label="Ferie"
      tabs={[
        { id: 'ask', label: 'Richiesta' },
        { id: 'history', label: 'Storico' },
      ]}
      value={tab}
      onChange={(next) => setParams({ tab: next })}
    >
      {tab === 'ask' ? <Field /> : 'Le richieste'}
    </Tabs>
  );
}

describe('a tab', () => {
  it('asks once before another takes the place of what is typed in it', async () => {
    renderWithKit(<Tabbed />, { path: '/holiday' });
    await type('Ada');
    await userEvent.click(screen.getByRole('tab', { name: 'Storico' }));
    await stays();
    expect(screen.getByLabelText('Nome')).toHaveValue('Ada');
    await userEvent.click(screen.getByRole('tab', { name: 'Storico' }));
    await leaves();
    expect(await screen.findByText('Le richieste')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

/** The form is held by the screen, as dialogs that are opened by a prop have it. */
function Refusal({ onClose }: { readonly onClose: () => void }) {
  const { register } = useGuardedForm(useForm({ defaultValues: { name: '' } }));
  return (
    <FormDialog isOpen onClose={onClose} title="Rifiuta" submitLabel="Rifiuta" onSubmit={() => undefined}>
      <TextField {...register('name')} label="Nome" />
    </FormDialog>
  );
}

function Opener() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <Refusal onClose={() => setIsOpen(false)} /> : <p>Chiusa</p>;
}

const waysOut: readonly [string, () => Promise<unknown>][] = [
  ['Esc', async () => pressEscape()],
  ['X', () => userEvent.click(screen.getByRole('button', { name: 'Chiudi' }))],
  ['Annulla', () => userEvent.click(screen.getByRole('button', { name: 'Annulla' }))],
];

describe('a dialog', () => {
  it.each(waysOut)('asks before %s closes it over what is typed', async (_name, goOut) => {
    renderWithKit(<Opener />);
    await type('Ada');
    await goOut();
    await stays();
    expect(screen.getByLabelText('Nome')).toHaveValue('Ada');
    await goOut();
    await leaves();
    expect(await screen.findByText('Chiusa')).toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it.each(waysOut)('is closed by %s at once where nothing is typed', async (_name, goOut) => {
    renderWithKit(<Opener />);
    await goOut();
    expect(screen.getByText('Chiusa')).toBeInTheDocument();
  });

  it('leaves what is typed below it to the screen', async () => {
    function Both() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Field />
          <button type="button" onClick={() => setIsOpen(true)}>
            Aiuto
          </button>
          <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Come si fa">
            Così
          </Sheet>
        </>
      );
    }
    renderWithKit(<Both />);
    await type('Ada');
    await press('Aiuto');
    pressEscape();
    await waitFor(() => expect(screen.queryByText('Così')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('that only picks closes at once: what is picked stands in the form below', async () => {
    function Picking() {
      const [picked, setPicked] = useState<string>();
      useUnsavedChanges(picked !== undefined);
      return (
        <PickerSheet
          isOpen
          title="Azienda"
          options={[{ id: 'a', name: 'Acme' }]}
          picked={picked}
          hasFailed={false}
          onRetry={() => undefined}
          onPick={setPicked}
          onClose={() => setPicked('closed')}
        />
      );
    }
    renderWithKit(<Picking />);
    await userEvent.click(screen.getByRole('button', { name: /Acme/ }));
    pressEscape();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
