import { cleanFileName } from './file-name.ts';

describe('the name of an uploaded file', () => {
  it('has the quotation marks back that a browser escapes, and nothing else is taken for one', () => {
    expect(cleanFileName('Contratto %22nuovo%22.pdf')).toBe('Contratto "nuovo".pdf');
    expect(cleanFileName('100%25 %41.pdf')).toBe('100%25 %41.pdf');
    expect(cleanFileName('uno%0D%0Adue.pdf')).not.toMatch(/[\r\n]|%0/);
    expect(cleanFileName('%22/../x.pdf')).toBe('x.pdf');
  });
});
