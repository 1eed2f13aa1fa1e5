import { renderMail, type Addressee, type MailContent } from './mail-content.ts';

const brand = { name: 'Sportello & C.', accent: '#1f5fbf' };
const letter: MailContent = {
  subject: 'Oggetto',
  paragraphs: ['ecco il codice:'],
  code: '123456',
  action: { label: 'Aprire', address: 'https://example.com/a?b=1&c=2' },
  closing: ['Vale poco.'],
};
const content = {
  from: 'product' as const,
  to: { firstName: 'Mario <b>' },
  it: letter,
  en: { ...letter, subject: 'Subject' },
};

const product = { content, brand, onBehalfOf: null };

describe('a mail', () => {
  it('is in the language of the person', () => {
    const { subject, text } = renderMail({ ...product, language: 'en' });
    expect(subject).toBe('Subject');
    expect(text).toBe(
      'Hello Mario <b>,\n\necco il codice:\n\n123456\n\nAprire:\nhttps://example.com/a?b=1&c=2\n\nVale poco.',
    );
  });

  it('is in both for who is not known, Italian first, under the Italian subject', () => {
    const { subject, text, html } = renderMail({ ...product, language: undefined });
    expect(subject).toBe('Oggetto');
    expect(text.indexOf('Ciao')).toBeLessThan(text.indexOf('Hello'));
    expect(html).toContain('<hr');
  });

  it('carries the name and the colour of the product, and lets nothing be markup', () => {
    const { html } = renderMail({ ...product, language: 'it' });
    expect(html).toContain('Sportello &amp; C.');
    expect(html).toContain('background:#1f5fbf');
    expect(html).toContain('Ciao Mario &lt;b&gt;,');
    expect(html).toContain('href="https://example.com/a?b=1&amp;c=2"');
    expect(html).toMatch(/>123456<\/p>/);
  });

  it('is a whole page with its title and language, each part in its own', () => {
    const { html } = renderMail({ ...product, language: undefined });
    expect(html).toMatch(/^<!doctype html><html lang="it"><head><meta charset="utf-8">/);
    expect(html).toContain('<title>Oggetto</title>');
    expect(html).toMatch(/<div lang="it"><p[^>]*>Ciao .*<div lang="en"><p[^>]*>Hello/s);
    expect(html).toMatch(/<\/body><\/html>$/);
    expect(renderMail({ ...product, language: 'en' }).html).toContain('<html lang="en">');
  });

  it('lists facts, none of them as markup', () => {
    const facts = [
      ['Pagine', '12'],
      ['Mittente', 'Anna <i>'],
    ] as const;
    const { text, html } = renderMail({
      ...product,
      content: { ...content, it: { ...letter, facts } },
      language: 'it',
    });
    expect(text).toContain('\n\nPagine: 12\nMittente: Anna <i>\n\n');
    expect(html).toContain('>Pagine</td>');
    expect(html).toContain('>Anna &lt;i&gt;</td>');
  });

  it('bears the name of the company that writes: in its subject, at its head and at its end', () => {
    const { subject, text, html } = renderMail({ ...product, onBehalfOf: 'Acme <S.p.A.>', language: 'it' });
    expect(subject).toBe('Oggetto – Acme <S.p.A.>');
    expect(text).toMatch(/\n\nInviata per conto di Acme <S\.p\.A\.> da Sportello & C\.\.$/);
    expect(html).toContain('>Acme &lt;S.p.A.&gt; <span');
    expect(html).toContain('>via Sportello &amp; C.</span>');
  });

  it('greets who has an account by the first name, others by the whole name, and nobody by none', () => {
    const greetings = (to: Addressee) => {
      const { text } = renderMail({ ...product, content: { ...content, to }, language: undefined });
      return text.split('\n').filter((line) => line.endsWith(',') && !line.includes(':'));
    };
    expect(greetings({ firstName: 'Anna' })).toEqual(['Ciao Anna,', 'Hello Anna,']);
    expect(greetings({ fullName: 'Anna Neri' })).toEqual(['Buongiorno Anna Neri,', 'Dear Anna Neri,']);
    expect(greetings({ firstName: '' })).toEqual(['Ciao,', 'Hello,']);
    expect(greetings({ fullName: '' })).toEqual(['Buongiorno,', 'Hello,']);
  });
});
