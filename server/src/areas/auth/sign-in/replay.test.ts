import {
  addPasskey,
  checkLoginPasskey,
  confirmEmail,
  confirmPhone,
  confirmSignUp,
  downloadQrCode,
  hasOwnPassword,
  removeAccount,
  saveRecoveredPassword,
  verifyAuthenticator,
} from 'shared-api/contracts/auth';
import { verifyCode } from 'shared-api/contracts/platform';
import { callOn } from '../../../testing/index.ts';
import { describeAuth } from '../testing/auth-app.ts';
import { runAllAuthFlows } from '../testing/run-all-auth-flows.ts';
import { replayAll } from '../testing/replay.ts';

/** The calls that use something up: a code, a link, a challenge, a ticket. */
const usingUp = [
  addPasskey,
  checkLoginPasskey,
  confirmEmail,
  confirmPhone,
  confirmSignUp,
  downloadQrCode,
  removeAccount,
  saveRecoveredPassword,
  verifyCode,
  verifyAuthenticator,
].map(({ path }) => path);

describeAuth('what is good once', (app) => {
  it('is refused when it comes again, and so is each cookie of a session that ended or went on under another', async () => {
    const replay = replayAll(app(), new Set(usingUp));
    const { cookies } = await runAllAuthFlows(app(), '123456');
    const replays = replay.stop();
    expect([...new Set(replays.map(({ url }) => url))].toSorted()).toEqual(usingUp.toSorted());
    // Refused for what it is, not for how often: no 429.
    const refusals = [400, 401, 403, 404, 409, 410, 422];
    expect(replays.filter(({ status, cookie }) => !refusals.includes(status) || cookie !== '')).toEqual([]);

    expect(new Set(cookies).size).toBe(cookies.length);
    const answers = await Promise.all(
      cookies.map(async (cookie) => (await callOn(app().app, hasOwnPassword, {}, { cookie })).status),
    );
    expect(new Set(answers)).toEqual(new Set([401]));
  });
});
