import { renderMail, type MailContent } from './mail-content.ts';

const brand = { name: 'Sportello & C.', accent: '#1f5fbf' };
const letter: MailContent = {
  subject: 'Oggetto',
  greeting: 'Ciao Mario <b>,',
  paragraphs: ['ecco il codice:'],
  code: '123456',
  action: { label: 'Aprire', address: 'https://example.com/a?b=1&c=2' },
  closing: ['Vale poco.'],
};
const content = { it: letter, en: { ...letter, subject: 'Subject', greeting: 'Hello,' } };

describe('a mail', () => {
  it('is in the language of the person', () => {
    const { subject, text } = renderMail({ content, language: 'en', brand });
    expect(subject).toBe('Subject');
    expect(text).toBe(
      'Hello,\n\necco il codice:\n\n123456\n\nAprire:\nhttps://example.com/a?b=1&c=2\n\nVale poco.',
    );
  });

  it('is in both for who is not known, Italian first, under the Italian subject', () => {
    const { subject, text, html } = renderMail({ content, language: undefined, brand });
    expect(subject).toBe('Oggetto');
    expect(text.indexOf('Ciao')).toBeLessThan(text.indexOf('Hello'));
    expect(html).toContain('<hr');
  });

  it('carries the name and the colour of the product, and lets nothing be markup', () => {
    const { html } = renderMail({ content, language: 'it', brand });
    expect(html).toContain('Sportello &amp; C.');
    expect(html).toContain('background:#1f5fbf');
    expect(html).toContain('Ciao Mario &lt;b&gt;,');
    expect(html).toContain('href="https://example.com/a?b=1&amp;c=2"');
    expect(html).toMatch(/>123456<\/p>/);
  });

  it('lists facts, none of them as markup', () => {
    const facts = [
      ['Pagine', '12'],
      ['Mittente', 'Anna <i>'],
    ] as const;
    const { text, html } = renderMail({
      content: { ...content, it: { ...letter, facts } },
      language: 'it',
      brand,
    });
    expect(text).toContain('\n\nPagine: 12\nMittente: Anna <i>\n\n');
    expect(html).toContain('>Pagine</td>');
    expect(html).toContain('>Anna &lt;i&gt;</td>');
  });
});
