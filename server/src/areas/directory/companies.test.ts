import { listManagedCompanies } from 'shared-api/contracts/directory';
import { callOn } from '../../testing/index.ts';
import { describeAuth, idOf, post, signIn } from '../auth/testing/auth-app.ts';

describeAuth('companies to choose among', (app) => {
  it('are all for a super user, each with its employees', async () => {
    const { output } = await callOn(
      app().app,
      listManagedCompanies,
      {},
      { cookie: await signIn(app(), 'admin') },
    );
    expect(output.companies.map((company) => company.name)).toEqual(['Acme S.p.A.', 'Beta S.r.l.']);
    expect(output.companies[1]?.employees).toEqual([
      {
        id: 'employee-luca.verdi',
        userId: idOf('luca.verdi'),
        user: 'luca.verdi',
        name: 'Verdi Luca',
        usesBadge: false,
        mayManage: true,
      },
    ]);
  });

  it("is their own for a company's administrator", async () => {
    const { output } = await callOn(
      app().app,
      listManagedCompanies,
      {},
      { cookie: await signIn(app(), 'hr.acme') },
    );
    expect(output.companies.map((company) => company.id)).toEqual(['acme']);
    const kept = output.companies[0]?.employees.filter(({ mayManage }) => !mayManage);
    expect(kept?.map(({ user }) => user)).toEqual(['admin']);
  });

  it('are not shown to staff, nor to who is not signed in', async () => {
    const cookie = await signIn(app(), 'mario.rossi');
    expect((await callOn(app().app, listManagedCompanies, {}, { cookie })).error?.code).toBe('forbidden');
    expect((await callOn(app().app, listManagedCompanies, {})).status).toBe(401);
  });

  it('takes no form that is not of its shape', async () => {
    const cookie = await signIn(app(), 'admin');
    const twice = await app().app.inject({
      method: 'POST',
      url: '/api/getFilterAziende',
      headers: { 'x-sportello-client': 'test', 'content-type': 'application/json', cookie },
      payload: { username: ['a', 'b'] },
    });
    expect(twice.statusCode).toBe(400);
    expect((await post(app(), '/api/getFilterAziende', {}, cookie)).status).toBe(200);
  });
});
