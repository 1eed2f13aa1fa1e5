import { Card, formatHours } from 'shared-ui';
import { BarChart, ShareChart, Sparkline } from 'shared-ui/charts';
import classes from './gallery.module.css';

const series = [
  { id: 'ordinary', label: 'Ordinarie', tone: 'accent' },
  { id: 'overtime', label: 'Straordinarie', tone: 'warning' },
  { id: 'absence', label: 'Assenza', tone: 'info' },
] as const;
const days = Array.from({ length: 22 }, (_, index) => ({
  name: `${String(index + 2).padStart(2, '0')}-11-2026`,
  short: `${index + 2}`,
  values: {
    ordinary: index % 6 === 4 ? 240 : 480,
    overtime: index % 5 === 2 ? 90 : 0,
    absence: index % 6 === 4 ? 240 : 0,
  },
}));
const signed = [3, 5, 2, 8, 6, 9, 12, 10, 14];

/** Small charts, each readable as a table. */
export function ChartsPart() {
  const hours = (minutes: number) => formatHours(minutes, 'it');
  return (
    <Card title="Charts">
      <div className={classes.columns}>
        <BarChart label="Hours of November" series={series} bars={days} format={hours} />
        <ShareChart
          label="The month"
          format={hours}
          parts={[
            { id: 'a', label: 'Presenza', tone: 'success', value: 7230 },
            { id: 'b', label: 'Assenza', tone: 'info', value: 960 },
            { id: 'c', label: 'Straordinari', tone: 'warning', value: 540 },
            { id: 'd', label: 'Da fare', tone: 'neutral', value: 1440 },
          ]}
        />
        <p>
          Signed by week <Sparkline label="Signed by week" values={signed} /> {signed.at(-1)}
        </p>
      </div>
    </Card>
  );
}
