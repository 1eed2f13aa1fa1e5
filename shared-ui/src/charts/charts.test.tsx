import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import { BarChart } from './bar-chart.component.tsx';
import { ShareChart } from './share-chart.component.tsx';
import { Sparkline } from './sparkline.component.tsx';

const series = [
  { id: 'ordinary', label: 'Ordinarie', tone: 'accent' },
  { id: 'overtime', label: 'Straordinarie', tone: 'warning' },
] as const;
const tableOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('BarChart', () => {
  const bars = [
    { name: 'Settimana 46', values: { ordinary: 40, overtime: 2 } },
    { name: 'Settimana 47', values: { ordinary: 21 } },
  ];

  it('has its numbers as a table, opened by the keyboard', async () => {
    renderWithKit(<BarChart label="Ore" series={series} bars={bars} format={(hours) => `${hours} h`} />);
    const chart = screen.getByRole('figure', { name: 'Ore' });
    expect(within(chart).getByRole('table', { hidden: true })).not.toBeVisible();
    await userEvent.click(within(chart).getByText('Mostra i dati'));
    expect(tableOf(within(chart).getByRole('table', { name: 'Ore' }))).toEqual([
      ['Voce', 'Ordinarie', 'Straordinarie', 'Totale'],
      ['Settimana 46', '40 h', '2 h', '42 h'],
      ['Settimana 47', '21 h', '0 h', '21 h'],
    ]);
  });

  it('draws the highest bar as high as there is room, and tells its parts apart by a pattern', () => {
    renderWithKit(<BarChart label="Ore" series={series} bars={bars} />);
    const parts = [...screen.getByTitle('Settimana 46: 42').querySelectorAll<HTMLElement>('[data-pattern]')];
    const heights = parts.map(({ style }) => Number.parseFloat(style.blockSize));
    expect(heights[0]).toBeCloseTo(95.24, 1);
    expect(heights[1]).toBeCloseTo(4.76, 1);
    expect(parts.map(({ dataset }) => dataset['pattern'])).toEqual(['0', '1']);
  });

  it('stands where there is nothing yet', () => {
    renderWithKit(<BarChart label="Ore" series={series} bars={[{ name: 'Settimana 46', values: {} }]} />);
    expect(screen.getByTitle('Settimana 46: 0')).toBeInTheDocument();
  });
});

describe('ShareChart', () => {
  it('says the values in its legend and the shares in its table', async () => {
    renderWithKit(
      <ShareChart
        label="Mese"
        parts={[
          { id: 'a', label: 'Presenza', tone: 'success', value: 150 },
          { id: 'b', label: 'Assenza', tone: 'info', value: 50 },
        ]}
      />,
    );
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Presenza: 150', 'Assenza: 50']);
    await userEvent.click(screen.getByText('Mostra i dati'));
    expect(tableOf(screen.getByRole('table', { name: 'Mese' }))[1]).toEqual(['Presenza', '150', '75%']);
  });
});

describe('Sparkline', () => {
  it('is read out by its ends and its limits', () => {
    renderWithKit(<Sparkline label="Firme" values={[3, 12, 1, 8]} />);
    expect(screen.getByRole('img', { name: 'Firme: da 3 a 8, minimo 1, massimo 12' })).toBeInTheDocument();
  });
});
