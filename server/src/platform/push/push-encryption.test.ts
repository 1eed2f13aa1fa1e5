import { createECDH } from 'node:crypto';
import { encryptPush } from './push-encryption.ts';
import { createFakeBrowser, readVapid } from './testing/fake-push-service.ts';
import { createVapid } from './vapid.ts';

const now = new Date('2026-03-02T09:00:00.000Z');

describe('what is sent to a push service', () => {
  it('is encrypted as RFC 8291 shows (appendix A)', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    expect(
      encryptPush('When I grow up, I want to be a watermelon', keys, { salt, sender }).toString('base64url'),
    ).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is read by the browser that it is for, is never the same twice, and is read by no other', () => {
    const browser = createFakeBrowser('https://push.example', 'a');
    const encrypt = () => encryptPush('{"text":"Però"}', browser.subscription);
    expect(browser.read(encrypt())).toEqual({ text: 'Però' });
    expect(encrypt().equals(encrypt())).toBe(false);
    expect(() => createFakeBrowser('https://push.example', 'b').read(encrypt())).toThrow();
  });

  it('is signed by the installation, whose key is the same at every start and another’s is another', () => {
    const vapid = createVapid({ secret: 'one installation', subject: 'mailto:it@acme.example' });
    const header = vapid.authorize(new URL('https://push.example/send/1'), now);
    expect(readVapid(header)).toEqual({
      key: vapid.publicKey,
      claims: {
        aud: 'https://push.example',
        exp: now.getTime() / 1000 + 43_200,
        sub: 'mailto:it@acme.example',
      },
    });
    const again = createVapid({ secret: 'one installation', subject: 'https://acme.example' });
    expect(again.publicKey).toBe(vapid.publicKey);
    expect(createVapid({ secret: 'another', subject: '' }).publicKey).not.toBe(vapid.publicKey);
    expect(() =>
      readVapid(header.replace(/k=.*/, `k=${createVapid({ secret: 'another', subject: '' }).publicKey}`)),
    ).toThrow();
  });
});
