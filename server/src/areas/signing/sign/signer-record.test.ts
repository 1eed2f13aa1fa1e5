import { eq } from 'drizzle-orm';
import { saveSignatures } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { signerFacts } from '../evidence/signer-facts.ts';
import { drawnIn, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const day = 24 * 60 * 60_000;

describeSigning('how who signs is known', (signingApp) => {
  async function signatureOf(app: SigningTestApp, cookie: string, id: string): Promise<AuditRow | undefined> {
    await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie });
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    return log.find(({ action }) => action === 'box.signed');
  }

  it('stands in the event: way and factor of the session, address and number with who entered them and since when', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const now = app.clock.now();
    const contacts = {
      emailSince: new Date(now.getTime() - 2 * day),
      emailBy: 'acme',
      emailConfirmedAt: new Date(now.getTime() - day),
      prefix: '+39',
      mobile: '3331234567',
      phoneConfirmedAt: new Date(now.getTime() - 40 * day),
      createdAt: new Date(now.getTime() - 90 * day),
    };
    await app.db.update(authUsers).set(contacts).where(eq(authUsers.id, 'mario'));
    const { token } = await app.platform.sessions.open(app.db, {
      kind: 'staff',
      userId: 'mario',
      ip: '',
      userAgent: '',
      signedInBy: { method: 'password', provider: '', factor: 'mail' },
    });
    const event = await signatureOf(app, `sportello_session=${token}`, id);
    expect(event?.data['signer']).toEqual({
      way: 'password',
      provider: '',
      factor: 'mail',
      since: now.toISOString(),
      passwordSince: now.toISOString(),
      email: {
        value: 'mario@example.com',
        since: '2026-02-28T09:00:00.000Z',
        enteredBy: 'acme Test',
        confirmedAt: '2026-03-01T09:00:00.000Z',
      },
      phone: {
        value: '+393331234567',
        since: '2025-12-02T09:00:00.000Z',
        enteredBy: null,
        confirmedAt: '2026-01-21T09:00:00.000Z',
      },
      account: 'mario Test',
    });
    expect(event && signerFacts([event], 'it')).toEqual({
      recognised: [
        'utenza del portale di mario Test, accesso del 02/03/2026, 10:00 con password, codice per e‑mail',
      ],
      reached: [
        'mario@example.com, in uso dal 28/02/2026, 10:00, indicato da acme Test (amministratore), confermato il 01/03/2026, 10:00 con un codice o un link arrivato lì, cambiato meno di 7 giorni prima della firma',
        expect.stringMatching(
          /^\S+ ?\S*67, in uso dal 02\/12\/2025, 10:00, confermato il 21\/01\/2026, 10:00/,
        ),
      ],
    });
  });

  it('is the link of a guest, and whose account the address is, whatever name the sender wrote', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const cookie = await openLink(app, await lastLink(app, id));
    const event = await signatureOf(app, cookie, id);
    expect(event?.data['signer']).toMatchObject({ way: 'link', factor: null, account: 'mario Test' });
    expect(event && signerFacts([event], 'en').recognised).toEqual([
      'personal link sent to mario@example.com, opened on 02/03/2026, 10:00 (Italian time), the address of the account of mario Test',
    ]);
  });

  it('says that it was not recorded where a session is from before', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const event = await signatureOf(app, app.cookies.mario, id);
    expect(event && signerFacts([event], 'it').recognised).toEqual([
      'utenza del portale di mario Test, accesso del 02/03/2026, 10:00 con modo non registrato',
    ]);
    expect(signerFacts([], 'it')).toEqual({ recognised: [], reached: [] });
  });
});
