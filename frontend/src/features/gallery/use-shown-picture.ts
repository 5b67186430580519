import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { numberInQuery } from '@/shared/league/number-in-query';

/** Marks a history entry that was opened from the grid. */
const fromGrid = 'from-grid';

interface ShownPicture {
  shownId: number | null;
  open: (id: number) => void;
  /** Goes to a neighbour; the grid stays one step back. */
  turnTo: (id: number) => void;
  close: () => void;
}

/** The open picture is in the address: going back leads to the grid, and the link can be shared. */
export function useShownPicture(): ShownPicture {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const close = (): void => {
    // Navigating back takes a moment: a second Esc would leave the gallery.
    if (left.current === key) return;
    left.current = key;
    if (state === fromGrid) navigate(-1);
    else setSearch({}, { replace: true });
  };
  return {
    shownId: numberInQuery(search, 'picture'),
    open: (id) => setSearch({ picture: `${id}` }, { state: fromGrid }),
    turnTo: (id) => setSearch({ picture: `${id}` }, { replace: true, state }),
    close,
  };
}
