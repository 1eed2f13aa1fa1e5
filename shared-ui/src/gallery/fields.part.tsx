import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { CheckboxField, SwitchField } from '../fields/check-field.component.tsx';
import { DateField } from '../fields/date-field.component.tsx';
import { FileField } from '../fields/file-field.component.tsx';
import { Form } from '../fields/form.component.tsx';
import { FormProblem } from '../fields/form-problem.component.tsx';
import { NumberField } from '../fields/number-field.component.tsx';
import { SaveFailure } from '../fields/save-failure.component.tsx';
import { OneTimeCodeField } from '../fields/one-time-code-field.component.tsx';
import { PasswordField } from '../fields/password-field.component.tsx';
import { PhoneField, defaultPrefix } from '../fields/phone-field.component.tsx';
import { SearchField } from '../fields/search-field.component.tsx';
import { SegmentedField } from '../fields/segmented-field.component.tsx';
import { SelectField } from '../fields/select-field.component.tsx';
import { TextAreaField } from '../fields/text-area-field.component.tsx';
import { EmailField, TextField } from '../fields/text-field.component.tsx';
import { notify } from '../notify/notify.ts';
import classes from './gallery.module.css';

const prefixes = [
  { value: '+39', label: 'Italia (+39)' },
  { value: '+41', label: 'Svizzera (+41)' },
];

/** Fields with hints, errors and the special ones. */
export function FieldsPart() {
  const [code, setCode] = useState('');
  const [hours, setHours] = useState<number | null>(8);
  const [phone, setPhone] = useState({ prefix: defaultPrefix, number: '3331234567' });
  const [file, setFile] = useState<File | null>(
    () => new File([new Uint8Array(348_000)], 'contratto-2026.pdf'),
  );
  const [empty, setEmpty] = useState<File | null>(null);
  const [day, setDay] = useState('2026-03-10');
  const [channel, setChannel] = useState('mail');
  const [search, setSearch] = useState('');
  return (
    <Card title="Fields">
      <Form onSubmit={() => undefined}>
        <div className={classes.columns}>
          <TextField label="Name" defaultValue="Mario" />
          <TextField label="Surname" error="Surname required" />
          <EmailField label="E-mail" hint="The document goes there" placeholder="name@company.it" />
          <PasswordField label="Password" defaultValue="segreto" />
          <NumberField label="Hours" value={hours} onChange={setHours} min={1} max={24} hint="1 to 24" />
          <DateField label="Day" value={day} onChange={setDay} />
          <TextField type="date" label="Day not chosen" />
          <SelectField
            label="Company"
            icon="company"
            placeholder="Tutte"
            choices={[
              { value: '1', label: 'Acme S.p.A.' },
              { value: '2', label: 'Beta S.r.l.' },
            ]}
          />
          <PhoneField label="Mobile" value={phone} onChange={setPhone} prefixes={prefixes} />
          <SearchField value={search} onSearch={setSearch} hint={`Searched for: ${search || 'nothing'}`} />
          <SegmentedField
            label="Channel"
            choices={[
              { value: 'mail', label: 'Mail' },
              { value: 'sms', label: 'SMS' },
              { value: 'auth', label: 'Auth', isDisabled: true },
            ]}
            value={channel}
            onChange={setChannel}
          />
          <OneTimeCodeField
            label="Code"
            value={code}
            onChange={setCode}
            onComplete={(digits) => notify.info(`Complete: ${digits}`)}
            data-autofocus={undefined}
          />
          <OneTimeCodeField
            label="Wrong code"
            value="1234"
            onChange={setCode}
            error="Valore OTP non corretto"
          />
          <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
          <div>
            <CheckboxField label="Save attachment" defaultChecked />
            <CheckboxField label="I agree" error="Needed to go on" />
            <SwitchField label="Expire" defaultChecked hint="After some hours" />
            <SwitchField label="Off" />
          </div>
          <TextAreaField label="Text" hint="A few lines" />
          <FileField label="Attachment" value={file} onChange={setFile} progress={0.62} accept=".pdf" />
          <FileField
            label="Another"
            value={empty}
            onChange={setEmpty}
            accept=".pdf"
            hint="PDF, 5 MB at most"
          />
        </div>
        <FormProblem text="Per favore verificare i dati" />
        <SaveFailure error={new Error('no answer')} />
        <Button type="submit" kind="primary">
          Send: goes to the first error
        </Button>
      </Form>
    </Card>
  );
}
