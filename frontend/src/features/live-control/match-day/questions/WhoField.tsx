import type { MatchPlayer } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsoleSettings } from '@/features/live-control/match-day/settings/console-settings';
import { NumberPad } from './NumberPad';
import { PlayerTiles } from './PlayerTiles';

interface Props {
  players: readonly MatchPlayer[];
  chosen: number | null;
  onChoose: (playerId: number) => void;
}

/** A player by a tap on the tile, or by typing the number. */
export function WhoField(props: Props): ReactElement {
  const numberPad = useConsoleSettings((settings) => settings.numberPad);
  return numberPad ? <NumberPad {...props} /> : <PlayerTiles {...props} />;
}
