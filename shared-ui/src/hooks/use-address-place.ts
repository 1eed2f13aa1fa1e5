import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters of the address to set; undefined takes one away. */
type Changes = Readonly<Record<string, string | undefined>>;

/** Where a place inside a screen was opened, kept with its entry of the history. */
interface PlaceState {
  readonly openedFrom?: string;
}

/**
 * Places inside a screen that parameters of the address name, as steps of the history (decision 081): `open` makes a step, `change` stays
 * at it, `close` goes back over it where that leads to the same place, also after a reload.
 */
export function useAddressPlace() {
  const [params, setParams] = useSearchParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const known = state instanceof Object ? (state as PlaceState) : {};
  return {
    params,
    open: (changes: Changes) =>
      setParams((now) => applied(now, changes), { state: { ...known, openedFrom: search } }),
    change: (changes: Changes) => setParams((now) => applied(now, changes), { replace: true, state: known }),
    close: (changes: Changes) => {
      const { openedFrom, ...others } = known;
      const isSame =
        openedFrom !== undefined &&
        new URLSearchParams(openedFrom).toString() === applied(params, changes).toString();
      if (isSame) void navigate(-1);
      else setParams((now) => applied(now, changes), { replace: true, state: others });
    },
  };
}

function applied(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
