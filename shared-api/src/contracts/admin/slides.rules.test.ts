import fc from 'fast-check';
import { slideFields, slideStateOn, slideWordsIn, type SlideFields } from './slides.rules.ts';

const slide: SlideFields = {
  titleIt: 'Firma dove sei',
  textIt: '',
  altIt: '',
  titleEn: '',
  textEn: '',
  altEn: '',
  isAtLogin: true,
  isOnDiscover: false,
  isHidden: false,
  shownFrom: null,
  shownUntil: null,
  focusX: 50,
  focusY: 50,
};
const problemsOf = (changes: Partial<SlideFields>) =>
  slideFields
    .safeParse({ ...slide, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('what is said of a slide', () => {
  it.each([
    [{ titleIt: '' }, ['titleIt: title-required']],
    [{ titleIt: '  ', titleEn: 'Sign anywhere' }, []],
    [{ textEn: 'On the train' }, ['titleEn: title-required']],
    [{ altEn: 'A train' }, ['titleEn: title-required']],
    [{ titleIt: 'x'.repeat(81) }, ['titleIt: too-long']],
    [{ textIt: 'x'.repeat(241) }, ['textIt: too-long']],
    [{ isAtLogin: false }, ['isAtLogin: view-required']],
    [{ shownFrom: '2026-12-02', shownUntil: '2026-12-01' }, ['shownUntil: ends-before']],
    [{ shownFrom: '2026-12-01', shownUntil: '2026-12-01' }, []],
  ] as const)('%j has the problems %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('is told in the languages in which it has a title', () => {
    expect(slideWordsIn(slide, 'it')).toEqual({ title: 'Firma dove sei', text: '', alt: '' });
    expect(slideWordsIn(slide, 'en')).toBeUndefined();
  });
});

describe('a slide with days', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((each) => `2026-02-${String(each).padStart(2, '0')}`);
  const dayOrNone = fc.option(day);

  it('is planned, then shown, then ended, and hidden whenever it is', () => {
    fc.assert(
      fc.property(dayOrNone, dayOrNone, day, day, (shownFrom, shownUntil, one, other) => {
        fc.pre(!shownFrom || !shownUntil || shownFrom <= shownUntil);
        const order = ['planned', 'shown', 'ended'];
        const at = (today: string) =>
          order.indexOf(slideStateOn({ isHidden: false, shownFrom, shownUntil }, today));
        const [first, last] = [one, other].toSorted();
        expect(at(first ?? '')).toBeLessThanOrEqual(at(last ?? ''));
        expect(slideStateOn({ isHidden: true, shownFrom, shownUntil }, one)).toBe('hidden');
      }),
    );
  });

  it('shows on its first and on its last day', () => {
    const days = { isHidden: false, shownFrom: '2026-12-01', shownUntil: '2026-12-03' };
    expect(
      ['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map((each) => slideStateOn(days, each)),
    ).toEqual(['planned', 'shown', 'shown', 'ended']);
  });
});
