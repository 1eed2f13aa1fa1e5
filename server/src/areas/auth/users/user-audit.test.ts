import { auditSubject } from '../../../platform/audit/audit-subject.ts';
import { createAuditVerification } from '../../../platform/audit/audit-verification.ts';
import { describeAuth, idOf } from '../testing/auth-app.ts';
import { runAllAuthFlows } from '../testing/run-all-auth-flows.ts';
import { userSubject } from './user-audit.ts';

describeAuth('the events of people', (app) => {
  it('are chains that are whole after every flow, each under its person', async () => {
    const { audit } = app().platform;
    await runAllAuthFlows(app(), '123456');
    await createAuditVerification(app().platform).verifyDue();
    expect(await audit.list(app().db, auditSubject)).toEqual([]);
    const actionsOf = async (username: string) =>
      (await audit.list(app().db, userSubject(idOf(username)))).map(({ action }) => action);
    expect(await actionsOf('mario.rossi')).toEqual([
      'sign-in.failed',
      'second-factor.failed',
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      'second-factor.failed',
      'sign-in.passed',
      'phone.confirmed',
      'authenticator.enabled',
      'sign-in.passed',
      'second-factor.failed',
      'sign-in.passed',
      'authenticator.recovery-code-used',
      'sign-in.passed',
      ...Array<string>(5).fill('session.signed-out'),
    ]);
    expect(await actionsOf('anna.neri')).toEqual([
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      'profile.changed',
      'mail.changed',
      'phone.change-asked',
      'phone.changed',
      'passkey.added',
      'passkey.used',
      'sign-in.passed',
      'session.signed-out',
      'session.signed-out',
    ]);
    expect(await actionsOf('giulia.bianchi')).toEqual([
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      'qr-code.made',
      'qr-code.used',
      'account.removal-asked',
      'account.removed',
    ]);
  });
});
