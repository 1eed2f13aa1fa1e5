import { render, screen } from '@testing-library/react';
import { Icon } from './icon.component.tsx';
import { iconPaths } from './icon-paths.ts';
import { iconSources } from './icon-sources.ts';

describe('Icon', () => {
  it('has a drawing for each name', () => {
    expect(Object.keys(iconPaths).toSorted()).toEqual(Object.keys(iconSources).toSorted());
  });

  it('says its label, and is silent without one', () => {
    const { container } = render(
      <>
        <Icon name="home" label="Casa" />
        <Icon name="no-such-icon" />
      </>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Casa' })).toBeInTheDocument();
    expect(container.querySelectorAll('path')[1]).toHaveAttribute('d', iconPaths.unknown);
  });
});
