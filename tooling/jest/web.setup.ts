import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { takeBareTexts, watchBareTexts } from './bare-texts.ts';
import { stampEvents } from './hands.ts';
import type * as handsOfTests from './hands.ts';
import { takeNestedForms, watchNestedForms } from './nested-forms.ts';

// A slow machine takes longer, and must not fail a test for it.
configure({ asyncUtilTimeout: 20_000 });

// React notes for each element the lines that made it, up to 10,000 a second, which took a tenth of these tests; nobody reads them.
const internals = (React as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

type Hands = typeof handsOfTests;

// The page of these tests has files without their newer ways to be read.
Blob.prototype.arrayBuffer = function read(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text = async function read(this: Blob) {
  return new TextDecoder().decode(await this.arrayBuffer());
};

stampEvents();
watchBareTexts();
// A browser that translates the page takes texts away: one that changes has an element of its own (decision 098).
afterEach(() => expect(takeBareTexts()).toEqual([]));
watchNestedForms();
afterEach(() => expect(takeNestedForms()).toEqual([]));
jest.mock('@testing-library/user-event', () => {
  const hands = jest.requireActual<Hands>('./hands.ts');
  return hands.withLooks(jest.requireActual('@testing-library/user-event'));
});
