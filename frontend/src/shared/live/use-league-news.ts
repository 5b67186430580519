import { useQueryClient } from '@tanstack/react-query';
import { boardDigest } from './board-digest';
import { useBoardPart } from './use-board';
import { useBoardNews } from './use-board-news';

/** Reads the names of leagues again after one with matches on the board was renamed. */
export function useLeagueNews(): void {
  const client = useQueryClient();
  const names = useBoardPart('leagues', (matches) => {
    const shown = matches.map(
      ({ league }) => league && `${league.id} ${league.name} ${league.season}`,
    );
    return boardDigest([...new Set(shown)].sort().join('\n'));
  });
  useBoardNews(names, null, () => void client.invalidateQueries({ queryKey: ['/api/leagues'] }));
}
