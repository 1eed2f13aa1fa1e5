import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { getPayrollSettings, savePayrollSettings, summaryOfSettings } from 'shared-api/contracts/timesheet';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { buildPayrollSettings } from '../testing/payroll-settings.builders.ts';
import { TimesheetExportsScreen } from './timesheet-exports.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();
const Screen = withFrame(TimesheetExportsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });

beforeEach(() => {
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme S.p.A.' }] }));
  server.on(getPayrollSettings).answer(() => buildPayrollSettings());
});

const open = () => renderScreen(<Screen />, { boot, path: '/timesheetExports?part=settings' });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the settings of payroll', () => {
  const save = () => press('Salva');

  it('say on the field what does not fit, and are saved once it does', async () => {
    server.on(savePayrollSettings).answer(() => ({ version: 4 }));
    open();
    const field = await screen.findByLabelText('Codice azienda');
    await user.type(field, '1234567');
    await user.type(screen.getByLabelText('Rossi Mario'), '12');
    await user.type(screen.getByLabelText('Bianchi Giulia'), '12');
    await save();
    expect(field).toHaveAccessibleDescription('Il codice è più lungo di quanto prevede il tracciato');
    const twice = screen.getByLabelText('Bianchi Giulia');
    expect(twice).toHaveAccessibleDescription('Un’altra persona ha già questo codice');
    expect(server.inputs(savePayrollSettings)).toEqual([]);
    await user.clear(field);
    await user.type(field, '42');
    await user.type(twice, '3');
    await save();
    expect(await screen.findByText('Impostazioni paghe salvate')).toBeInTheDocument();
    expect(server.inputs(savePayrollSettings)).toMatchObject([
      {
        version: 3,
        settings: {
          companyCode: '42',
          employees: [
            { id: 'employee-1', code: '12' },
            { id: 'employee-2', code: '123' },
          ],
        },
      },
    ]);
  });

  it('show the codes of some of many people, all by name, and whoever’s code is refused', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `Persona ${String(index).padStart(4, '0')}`);
    server.on(getPayrollSettings).answer(() => buildPayrollSettings(many));
    open();
    const shown = () => screen.getAllByLabelText(/^Persona \d{4}$/).length;
    await screen.findByLabelText('Persona 0000');
    expect(shown()).toBe(30);
    await press('Mostra altre persone: 970');
    expect(shown()).toBe(60);
    const search = screen.getByRole('searchbox', { name: 'Cerca una persona' });
    await user.type(search, 'persona 0999{Enter}');
    await waitFor(() => expect(shown()).toBe(1));
    await user.type(screen.getByLabelText('Persona 0999'), '12345678');
    await user.clear(search);
    await user.type(search, 'nessuno');
    expect(await screen.findByText('Nessuna persona ha questo nome')).toBeInTheDocument();
    await save();
    expect(await screen.findByLabelText('Persona 0999')).toHaveAccessibleDescription(
      'Il codice è più lungo di quanto prevede il tracciato',
    );
    expect(screen.getByLabelText('Persona 0999')).toHaveValue('12345678');
    expect(server.inputs(savePayrollSettings)).toEqual([]);
  });

  it('take codes from a pasted list, and name whom they did not find', async () => {
    open();
    await press('Importa un elenco');
    await user.click(screen.getByLabelText('Elenco'));
    await user.paste('rossi mario;0012\nGialli Ugo;9');
    await press('Inserisci');
    expect(screen.getByLabelText('Rossi Mario')).toHaveValue('0012');
    expect(await screen.findByText('Non riconosciute: Gialli Ugo')).toBeInTheDocument();
  });

  it('lay out a line field by field, none over another', async () => {
    open();
    const first = await screen.findByRole('group', { name: 'Campo 1' });
    await user.clear(within(first).getByLabelText('Lunghezza'));
    await user.type(within(first).getByLabelText('Lunghezza'), '8');
    await save();
    const second = within(screen.getByRole('group', { name: 'Campo 2' })).getByLabelText('Posizione');
    expect(second).toHaveAccessibleDescription('Questo campo si sovrappone a un altro');
    await press('Togli il campo 2');
    await press('Aggiungi un campo');
    expect(within(screen.getByRole('group', { name: 'Campo 6' })).getByLabelText('Posizione')).toHaveValue(
      '30',
    );
  });

  it('ask before they overwrite what somebody else saved', async () => {
    server.on(savePayrollSettings).fail({
      code: 'conflict',
      details: {
        changedBy: 'Ada Riva',
        changedAt: '2026-03-02T09:00:00.000Z',
        current: { ...summaryOfSettings(buildPayrollSettings().settings), companyCode: '77', version: 4 },
      },
    });
    open();
    await user.type(await screen.findByLabelText('Codice azienda'), '42');
    await save();
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Ada Riva');
    expect(within(question).getByRole('row', { name: /Codice azienda/ })).toHaveTextContent(/77/);
    expect(within(question).queryByRole('row', { name: /Tracciato/ })).not.toBeInTheDocument();
  });
});
