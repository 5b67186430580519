import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { idIn } from '@/shared/league/id-in';

/** Of an entry of the history: the grid lies behind it. */
const fromGrid = 'from-grid';

interface ShownPicture {
  shownId: number | null;
  open: (id: number) => void;
  /** To a neighbour, with the grid still one step back. */
  turnTo: (id: number) => void;
  close: () => void;
}

/** The picture on the whole screen is in the address: the way back leads to the grid, and a link to it can be given. */
export function useShownPicture(): ShownPicture {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const close = (): void => {
    // The way back takes a moment: a second Esc would lead out of the gallery.
    if (left.current === key) return;
    left.current = key;
    if (state === fromGrid) navigate(-1);
    else setSearch({}, { replace: true });
  };
  return {
    shownId: idIn(search, 'picture'),
    open: (id) => setSearch({ picture: `${id}` }, { state: fromGrid }),
    turnTo: (id) => setSearch({ picture: `${id}` }, { replace: true, state }),
    close,
  };
}
