import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clock } from 'shared-api';
import { addMonths, monthOf, type OutputOf } from 'shared-api/contracts/common';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import {
  createDelivery,
  downloadDelivery,
  downloadHours,
  getPayrollSettings,
  listExportedMonths,
  previewPayroll,
  signMonthSheet,
  type ExportedMonth,
} from 'shared-api/contracts/timesheet';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { buildPayrollSettings } from '../testing/payroll-settings.builders.ts';
import { TimesheetExportsScreen } from './timesheet-exports.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();
const Screen = withFrame(TimesheetExportsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const acme = { id: 'acme', name: 'Acme S.p.A.' };

const month = (name: string, changes: Partial<ExportedMonth> = {}): ExportedMonth => ({
  employeeId: `id-${name}`,
  name,
  status: 'closed',
  present: 9600,
  overtime: 90,
  absence: 432,
  sheet: 'none',
  documentId: null,
  canSign: true,
  ...changes,
});

const preview: OutputOf<typeof previewPayroll> = {
  people: 2,
  lines: 40,
  hasCompanyCode: true,
  leftOut: [
    { employeeId: '3', name: 'Neri Anna', status: 'open', reason: 'notClosed', missing: [] },
    { employeeId: '4', name: 'Verdi Luca', status: 'closed', reason: 'noCode', missing: ['Lutto'] },
  ],
  changes: null,
  deliveries: [],
};

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.on(listOwnCompanies).answer(() => ({ companies: [acme] }));
  server.on(listExportedMonths).answer(() => ({ months: [month('Rossi Mario')] }));
  server.on(previewPayroll).answer(() => preview);
  server.on(getPayrollSettings).answer(() => buildPayrollSettings());
});
afterEach(() => jest.restoreAllMocks());

const open = (address: string) => renderScreen(<Screen />, { boot, path: address });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('hours that are exported', () => {
  it('are of the month that one is in, and of one more once a month ends in the open page', async () => {
    const last = addMonths(monthOf(clock.today()), -1);
    open('/tsexport');
    await screen.findByText('Rossi Mario');
    const months = () => within(screen.getByRole('combobox', { name: 'Mese' })).getAllByRole('option');
    const before = months().map((option) => option.textContent);
    act(() => clock.compare(Date.now() + 31 * 24 * 60 * 60_000));
    const after = months().map((option) => option.textContent);
    expect(after.slice(1)).toEqual(before.slice(0, -1));
    expect(screen.getByRole('combobox', { name: 'Mese' })).toHaveDisplayValue(before[1] ?? '');
    expect(server.inputs(listExportedMonths).at(-1)).toMatchObject(last);
    act(() => clock.compare(Date.now()));
  });

  it('are downloaded with the filters that the address keeps', async () => {
    server.on(downloadHours).answer(() => new Blob(['x']));
    open('/timesheetExports?status=closed&text=rossi');
    expect(await screen.findByText('Rossi Mario')).toBeInTheDocument();
    await press('Excel');
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^ore-acme-\d{4}-\d\d\.xlsx$/)]));
    expect(server.inputs(downloadHours)).toEqual([
      expect.objectContaining({ companyId: 'acme', status: 'closed', text: 'rossi', format: 'xlsx' }),
    ]);
  });

  it('say when the file did not come', async () => {
    server.on(downloadHours).cut();
    open('/timesheetExports');
    await screen.findByText('Rossi Mario');
    await press('CSV');
    expect(await screen.findByText(/Il file non è stato scaricato/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('have a sheet that is sent to be signed after a question, of closed months alone', async () => {
    let sheet: ExportedMonth['sheet'] = 'none';
    server.on(listExportedMonths).answer(() => ({
      months: [
        month('Rossi Mario', { sheet, documentId: sheet === 'none' ? null : 'doc-1' }),
        month('Neri Anna', { status: 'open' }),
        month('Senza Conto', { canSign: false }),
        month('Verdi Luca', { sheet: 'signedThenChanged', documentId: 'doc-2' }),
      ],
    }));
    server.on(signMonthSheet).answer(() => {
      sheet = 'waiting';
      return { documentId: 'doc-1' };
    });
    open('/timesheetExports');
    expect(await screen.findByText('Firmato, poi modificato')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Fai firmare/ }).map((each) => each.ariaLabel)).toEqual([
      'Fai firmare il cartellino a Rossi Mario',
      'Fai firmare il cartellino a Verdi Luca',
    ]);
    await press('Fai firmare il cartellino a Rossi Mario');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Rossi Mario riceverà il cartellino di');
    await user.click(within(question).getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('In attesa di firma')).toBeInTheDocument();
    expect(server.inputs(signMonthSheet)).toEqual([
      expect.objectContaining({ employeeId: 'id-Rossi Mario' }),
    ]);
    expect(screen.getByRole('link', { name: 'Documento con il cartellino di Rossi Mario' })).toHaveAttribute(
      'href',
      '/viewAttachment?id=doc-1',
    );
  });

  it('can be asked for again when they did not come, and say when there are none', async () => {
    server.on(listExportedMonths).cut();
    open('/timesheetExports');
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(listExportedMonths).answer(() => ({ months: [] }));
    await user.click(again);
    expect(await screen.findByText('Nessun mese corrisponde ai filtri.')).toBeInTheDocument();
  });
});

describe('the payroll file', () => {
  const payroll = '/timesheetExports?part=payroll&month=2026-03';

  it('says whom it leaves out and why, and is saved once it is made', async () => {
    server.on(createDelivery).answer(() => ({ id: 'd1', fileName: 'paghe-acme-2026-03.txt' }));
    server.on(downloadDelivery).answer(() => new Blob(['x']));
    open(payroll);
    expect(await screen.findByText('2 persone, 40 righe')).toBeInTheDocument();
    expect(screen.getByText('Il mese non è chiuso')).toBeInTheDocument();
    expect(screen.getByText('Manca il codice di: Lutto')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Modifiche' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Formato'), 'Tracciato a larghezza fissa');
    await press('Crea file');
    await waitFor(() => expect(saved).toEqual(['paghe-acme-2026-03.txt']));
    expect(server.inputs(createDelivery)).toEqual([
      { companyId: 'acme', year: 2026, month: 3, format: 'fixedWidth', isChangesOnly: false },
    ]);
  });

  it('shows what changed since the last one, and delivers that alone', async () => {
    const rows = [
      {
        kind: 'changed' as const,
        name: 'Rossi Mario',
        day: '2026-03-02',
        code: '01',
        before: 480,
        after: 432,
      },
    ];
    server.on(previewPayroll).answer(() => ({
      ...preview,
      changes: { added: 0, changed: 1, removed: 0, rows },
    }));
    server.on(createDelivery).fail({ code: 'conflict', message: 'Non c’è nessuna riga da consegnare' });
    open(payroll);
    expect(await screen.findByText('Aggiunte 0, modificate 1, tolte 0')).toBeInTheDocument();
    const change = screen.getByRole('row', { name: /Rossi Mario/ });
    expect(change).toHaveTextContent(/02-03-202601.*8.*7:12/);
    await press('Modifiche');
    expect(await screen.findByText('Non c’è nessuna riga da consegnare')).toBeInTheDocument();
    expect(server.inputs(createDelivery)).toMatchObject([{ isChangesOnly: true }]);
  });

  it('leads to the settings while the company has no code', async () => {
    server.on(previewPayroll).answer(() => ({ ...preview, hasCompanyCode: false }));
    open(payroll);
    await press('Impostazioni paghe');
    expect(await screen.findByLabelText('Codice azienda')).toBeInTheDocument();
  });
});
