import { useState } from 'react';
import { Card, formatHours } from 'shared-ui';
import { HoursField, HoursStepper } from 'shared-ui/hours';
import classes from './gallery.module.css';

const plan = 480;

/** Hours: the rows of a day, and hours that are typed. */
export function HoursPart() {
  const [ordinary, setOrdinary] = useState<number | null>(450);
  const [overtime, setOvertime] = useState<number | null>(0);
  const [typed, setTyped] = useState<number | null>(432);
  const [wrong, setWrong] = useState<number | null>(720);
  return (
    <Card title="Hours">
      <div className={classes.columns}>
        <div className={classes.rows}>
          <HoursStepper label="Ordinari" value={ordinary} onChange={setOrdinary} max={plan} />
          <HoursStepper label="Straordinari" value={overtime} onChange={setOvertime} />
          <HoursStepper
            label="Assenza"
            value={wrong}
            onChange={setWrong}
            max={plan}
            hint="More than the plan of the day"
          />
          <HoursStepper
            label="Totale"
            value={(ordinary || 0) + (overtime || 0)}
            onChange={() => undefined}
            isReadOnly
          />
          <HoursStepper label="Disabled" value={240} onChange={() => undefined} disabled />
        </div>
        <HoursField
          label="Hours"
          value={typed}
          onChange={setTyped}
          hint={`7,5 or 7:30; now ${typed === null ? 'none' : formatHours(typed, 'it')}`}
        />
        <HoursField label="Outside the limits" value={wrong} onChange={setWrong} max={plan} />
      </div>
    </Card>
  );
}
