import { describeOnBothDatabases } from '../../testing/index.ts';

const login = { purpose: 'login', subject: 'mario' };

describeOnBothDatabases('a one-time code', (testApp) => {
  const issue = () =>
    testApp().db.transaction((transaction) => testApp().platform.oneTimeCodes.issue(transaction, login));
  const verify = (challenge: string, { code = '123456', binding = login } = {}) =>
    testApp().platform.oneTimeCodes.verify(binding, { challenge, code });

  beforeEach(() => testApp().empty());

  it('is right once, however many enter it at the same time', async () => {
    const { challenge } = await issue();
    const results = await Promise.allSettled([1, 2, 3].map(() => verify(challenge)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stands five tries, however many come at the same time', async () => {
    const { challenge } = await issue();
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => verify(challenge, { code: '000000' })),
    );
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'right'));
    expect(codes.filter((code) => code === 'wrong-code')).toHaveLength(5);
    expect(codes.filter((code) => code === 'code-expired')).toHaveLength(7);
    await expect(verify(challenge)).rejects.toMatchObject({
      code: 'code-expired',
      text: { it: 'Troppi tentativi con questo codice: richiederne uno nuovo' },
    });
  });

  it.each([
    ['purpose', { ...login, purpose: 'sign' }],
    ['subject', { ...login, subject: 'eve' }],
  ])('is of no use for another %s, and costs its owner no try', async (_what, binding) => {
    const { challenge } = await issue();
    for (let count = 0; count < 6; count += 1)
      await expect(verify(challenge, { binding })).rejects.toMatchObject({ code: 'code-expired' });
    await verify(challenge);
  });

  it('is over after five minutes', async () => {
    const { challenge } = await issue();
    testApp().clock.advance(5 * 60_000);
    await expect(verify(challenge)).rejects.toMatchObject({ code: 'code-expired' });
  });

  it('is made once where two ask at the same time', async () => {
    const results = await Promise.allSettled([issue(), issue()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('may be asked for at once when the one before was used', async () => {
    await verify((await issue()).challenge);
    await verify((await issue()).challenge);
  });
});
