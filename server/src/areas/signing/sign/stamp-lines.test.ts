import { stampLines } from './stamp-lines.ts';

describe('stampLines', () => {
  it('states day and time of Rome in winter, with the code where one was used', () => {
    expect(stampLines(new Date('2026-11-21T08:05:00Z'), { codeTo: 'number on record' })).toEqual({
      firstLine: 'Firmato digitalmente il 21/11/2026 alle 09:05',
      secondLine: 'tramite codice OTP inviato via SMS',
    });
  });

  it('says where the code went to a number that the signer gave', () => {
    const { secondLine } = stampLines(new Date('2026-11-21T08:05:00Z'), { codeTo: 'number of the signer' });
    expect(secondLine).toBe('tramite codice OTP inviato via SMS (numero dichiarato)');
  });

  it('states the next day of Rome in summer, without a second line where no code was used', () => {
    expect(stampLines(new Date('2026-07-31T22:30:59Z'), { codeTo: 'nowhere' })).toEqual({
      firstLine: 'Firmato digitalmente il 01/08/2026 alle 00:30',
      secondLine: '',
    });
  });
});
