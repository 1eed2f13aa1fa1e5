import { writeLoginMail } from './login-mail.ts';

const letter = { product: 'Sportello', name: 'Mario <b>', code: '123456' };

describe('the mail with the code of a login', () => {
  it('is in the language of the person', () => {
    expect(writeLoginMail({ ...letter, language: 'it' }).subject).toBe(
      '123456 è il codice per accedere a Sportello',
    );
    expect(writeLoginMail({ ...letter, language: 'en' }).text).toMatch(/^Hello Mario <b>,[^]*\n\n123456\n\n/);
  });

  it('lets no name be markup', () => {
    const { html } = writeLoginMail({ ...letter, language: 'it' });
    expect(html).toContain('Ciao Mario &lt;b&gt;,');
    expect(html).toContain('>123456</p>');
  });
});
