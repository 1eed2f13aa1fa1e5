import { findEmployees } from 'shared-api/contracts/directory';
import { callOn } from '../../testing/index.ts';
import { describeAuth, idOf, post, signIn } from '../auth/testing/auth-app.ts';
import { insertEmployee } from './directory.repository.ts';

describeAuth('a search for people', (app) => {
  const search = async (who: string, text: string, companyId?: string) => {
    const cookie = await signIn(app(), who);
    const input = { text, ...(companyId !== undefined && { companyId }) };
    return callOn(app().app, findEmployees, input, { cookie });
  };
  const namesOf = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).output.employees.map(({ name }) => name);

  it('finds a name by its words in any order, whatever the case and the accents', async () => {
    const { output } = await search('admin', 'MÁRIO ross');
    expect(output).toEqual({
      employees: [
        {
          userId: idOf('mario.rossi'),
          user: 'mario.rossi',
          name: 'Rossi Mario',
          companyName: 'Acme S.p.A.',
          mayManage: true,
        },
      ],
      total: 1,
    });
  });

  it('finds everybody of the companies that one may choose among, or of one of them', async () => {
    expect(await namesOf('admin', 'beta')).toEqual(['Verdi Luca']);
    expect(await namesOf('admin', '', 'beta')).toEqual(['Verdi Luca']);
    expect(await namesOf('hr.acme', 'verdi')).toEqual([]);
    expect(await namesOf('hr.acme', '', 'beta')).toEqual([]);
    const { output } = await search('hr.acme', '');
    expect(output.total).toBe(output.employees.length);
    expect(output.employees.filter(({ mayManage }) => !mayManage).map(({ user }) => user)).toEqual(['admin']);
  });

  it('answers the name of one, to whom may choose them', async () => {
    const ask = async (who: string) => {
      const input = { text: '', userId: idOf('luca.verdi') };
      const { output } = await callOn(app().app, findEmployees, input, { cookie: await signIn(app(), who) });
      return output.employees.map(({ name }) => name);
    };
    expect([await ask('admin'), await ask('hr.acme')]).toEqual([['Verdi Luca'], []]);
  });

  it('takes signs of patterns for letters', async () => {
    expect(await namesOf('admin', '%')).toEqual([]);
    expect(await namesOf('admin', '_')).toEqual([]);
    expect(await namesOf('admin', '\\')).toEqual([]);
  });

  it('answers the first fifty, and how many there are', async () => {
    for (let at = 0; at < 60; at += 1) {
      const id = `many-${String(at).padStart(2, '0')}`;
      await insertEmployee(app().db, { id, companyId: 'beta', userId: id, name: `Zeta ${id}` });
    }
    const { output } = await search('admin', 'zeta');
    expect(output.employees).toHaveLength(50);
    expect(output.employees[0]?.name).toBe('Zeta many-00');
    expect(output.total).toBe(60);
  });

  it('is refused to staff and to who is not signed in, and takes no text without end', async () => {
    expect((await search('mario.rossi', 'rossi')).error?.code).toBe('forbidden');
    expect((await callOn(app().app, findEmployees, { text: '' })).status).toBe(401);
    const cookie = await signIn(app(), 'admin');
    const endless = await post(app(), '/api/findEmployees', { search: 'x'.repeat(101) }, cookie);
    expect(endless.status).toBe(400);
  });
});
