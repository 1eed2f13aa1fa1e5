import { findUnscoped } from './style-scope.ts';

describe('findUnscoped', () => {
  it.each([
    '.list { color: red; }',
    '.list > li, :root[data-theme="dark"] .list { color: red; }',
    '.list { & li:hover { color: red; } span { color: blue; } }',
    '.list :global(.ag-row) { color: red; }',
    ':is(.list, .card) h2 { color: red; }',
    ':root:has(.list) * { visibility: hidden; }',
    '@media (width > 768px) { .list { color: red; } }',
    '@keyframes spin { from { rotate: 0deg; } to { rotate: 1turn; } }',
    '@font-face { font-family: x; }',
  ])('lets %s pass', (css) => {
    expect(findUnscoped(css, 'own')).toEqual([]);
  });

  it.each([
    [':root { --accent: green; }', ':root'],
    ['button { color: green; }', 'button'],
    ['* { margin: 0; }', '*'],
    ['.list, body { margin: 0; }', 'body'],
    ['@media print { main { margin: 0; } }', 'main'],
    ['[data-x=".list"] { margin: 0; }', '[data-x=".list"]'],
    ['#root { margin: 0; }', '#root'],
    [':global(.button) { margin: 0; }', ':global(.button)'],
    [':global .button { margin: 0; }', ':global .button'],
    ['button:not(.list) { margin: 0; }', 'button:not(.list)'],
    [':is(button, .list) { margin: 0; }', ':is(button, .list)'],
    ["@import './other.css';", '@import'],
  ])('finds in %s the %s', (css, found) => {
    expect(findUnscoped(css, 'own')).toEqual([found]);
  });

  it('wants of a package that each selector holds a class', () => {
    expect(findUnscoped('.ag-row { color: red; } .ag-row:not(.x) > a {}', 'package')).toEqual([]);
    expect(findUnscoped('input[class^=ag-], ag-grid { color: red; }', 'package')).toEqual([]);
    expect(findUnscoped(':root { color: red; } a {}', 'package')).toEqual([':root', 'a']);
  });
});
