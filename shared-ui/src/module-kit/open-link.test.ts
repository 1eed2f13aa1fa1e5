import { isInWrapper, openLink, setWrapperLinks } from './open-link.ts';

afterEach(() => {
  setWrapperLinks(undefined);
  jest.restoreAllMocks();
});

describe('openLink', () => {
  it('opens a new tab that knows nothing of this page', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    openLink('https://example.com/privacy');
    expect(open).toHaveBeenCalledWith('https://example.com/privacy', '_blank', 'noopener,noreferrer');
    expect(isInWrapper()).toBe(false);
  });

  it('leaves it to the wrapper where there is one', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const opened = jest.fn();
    setWrapperLinks(opened);
    openLink('https://example.com/privacy');
    expect(opened).toHaveBeenCalledWith('https://example.com/privacy');
    expect(open).not.toHaveBeenCalled();
    expect(isInWrapper()).toBe(true);
  });
});
