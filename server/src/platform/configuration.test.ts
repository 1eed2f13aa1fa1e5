import { environment } from './config.ts';
import { listVariables } from './configuration.ts';

describe('the list of variables', () => {
  const variables = listVariables();

  it('describes each that is read, once', () => {
    const names = variables.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
    expect(variables.filter(({ description }) => description === '')).toEqual([]);
  });

  it('has defaults as they would be written, and says what may be a file', () => {
    const find = (wanted: string) => variables.find(({ name }) => name === wanted);
    expect(find('PORT')).toMatchObject({ default: '8080', isSecret: false });
    expect(find('SERVICE_WORKER')).toMatchObject({ default: 'true' });
    expect(find('SMTP_URL')).toMatchObject({ default: undefined, isSecret: true });
  });
});
