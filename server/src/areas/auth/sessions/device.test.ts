import { countryOf } from './country.ts';
import { describeDevice } from '../../../platform/http/describe-device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/137.0.0.0 Safari/537.36`,
      'desktop',
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/137.0.0.0 Mobile Safari/537.36`,
      'phone',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'tablet',
      'Safari',
      'iOS',
    ],
    ['curl', 'unknown', null, null],
    ['', 'unknown', null, null],
  ])('reads %j', (userAgent, device, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ device, browser, system });
  });
});

describe('countryOf', () => {
  it.each([
    ['93.39.10.1', 'IT'],
    ['::ffff:8.8.8.8', 'US'],
    ['192.168.1.4', null],
    ['2a01:4f8::1', null],
    ['', null],
  ])('of %s is %s', (ip, country) => {
    expect(countryOf(ip)).toBe(country);
  });
});
