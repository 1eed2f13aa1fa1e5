import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager.component.tsx';

const onPage = jest.fn<void, [number]>();
const show = (page: number, total: number) =>
  render(<Pager page={page} pageSize={10} total={total} onPage={onPage} />);

beforeEach(() => onPage.mockClear());

describe('the pages of a list', () => {
  it('are led through, and end', async () => {
    const { rerender } = show(1, 25);
    expect(screen.getByText('Pagina 1 di 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pagina precedente' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    expect(onPage).toHaveBeenLastCalledWith(2);
    rerender(<Pager page={3} pageSize={10} total={25} onPage={onPage} />);
    expect(screen.getByRole('button', { name: 'Pagina successiva' })).toBeDisabled();
  });

  it('are none where one holds everything', () => {
    show(1, 10);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('lead to the last when the one that was open is gone', () => {
    show(4, 25);
    expect(onPage).toHaveBeenCalledWith(3);
  });
});
