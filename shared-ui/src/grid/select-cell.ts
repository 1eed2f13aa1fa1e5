import type {
  GridApi,
  ICellRendererComp,
  ICellRendererParams,
  IHeaderComp,
  IHeaderParams,
} from 'ag-grid-community';
import check from '../fields/check.module.css';
import type { TickToggle } from './tick-toggle.ts';

export interface SelectCellParams {
  /** What a row's checkbox is called, by the row's name. */
  readonly label: (name: string) => string;
}

/** What the grid's context holds. */
export interface SelectContext<Row> {
  readonly getName: (row: Row) => string;
  readonly ticks: TickToggle;
}

type CellParams = ICellRendererParams<unknown, unknown, SelectContext<unknown>> & SelectCellParams;

export interface SelectHeaderParams {
  /** What the checkbox over so many rows is called. */
  readonly label: (count: number) => string;
}

/** A row's checkbox, with a name that tells which row. It is drawn without React: rows come and go while one scrolls. */
export class SelectCell implements ICellRendererComp {
  private readonly box = makeCheckbox();
  private params: CellParams | undefined;

  init(params: CellParams): void {
    this.params = params;
    params.node.addEventListener('rowSelected', this.show);
    this.box.addEventListener('click', this.toggle);
    this.show();
  }

  getGui(): HTMLElement {
    return this.box;
  }

  refresh(params: CellParams): boolean {
    this.params?.node.removeEventListener('rowSelected', this.show);
    this.params = params;
    params.node.addEventListener('rowSelected', this.show);
    this.show();
    return true;
  }

  destroy(): void {
    this.params?.node.removeEventListener('rowSelected', this.show);
  }

  private readonly toggle = (event: MouseEvent) => {
    event.stopPropagation();
    if (this.params) this.params.context.ticks.toggle(this.params.api, this.params.node, event.shiftKey);
  };

  private readonly show = () => {
    if (this.params?.data === undefined) return;
    const { node, data, label, context } = this.params;
    this.box.checked = node.isSelected() === true;
    this.box.setAttribute('aria-label', label(context.getName(data)));
  };
}

/** The checkbox over them, which selects every row that is loaded. */
export class SelectHeader implements IHeaderComp {
  private readonly box = makeCheckbox();
  private params: (IHeaderParams & SelectHeaderParams) | undefined;

  init(params: IHeaderParams & SelectHeaderParams): void {
    this.params = params;
    this.box.addEventListener('click', this.toggle);
    params.eGridHeader.addEventListener('keydown', this.toggleBySpace);
    params.api.addEventListener('selectionChanged', this.show);
    params.api.addEventListener('modelUpdated', this.show);
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.box;
  }

  refresh(params: IHeaderParams & SelectHeaderParams): boolean {
    this.params = params;
    this.show();
    return true;
  }

  destroy(): void {
    const { api, eGridHeader } = this.params ?? {};
    eGridHeader?.removeEventListener('keydown', this.toggleBySpace);
    if (!api || api.isDestroyed()) return;
    api.removeEventListener('selectionChanged', this.show);
    api.removeEventListener('modelUpdated', this.show);
  }

  private readonly toggle = () => {
    const { api } = this.params ?? {};
    if (!api) return;
    if (countOf(api) === api.getDisplayedRowCount()) api.deselectAll();
    else api.selectAll();
    this.show();
  };

  private readonly toggleBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    this.toggle();
  };

  private readonly show = () => {
    const { api, label } = this.params ?? {};
    if (!api || !label) return;
    const count = countOf(api);
    const shown = api.getDisplayedRowCount();
    this.box.setAttribute('aria-label', label(shown));
    this.box.checked = count > 0 && count === shown;
    this.box.indeterminate = count > 0 && !this.box.checked;
  };
}

const countOf = (api: GridApi) => api.getSelectedNodes().length;

function makeCheckbox(): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.className = check.checkbox ?? '';
  // The grid's cell has the focus, and Space selects its row.
  box.tabIndex = -1;
  return box;
}
