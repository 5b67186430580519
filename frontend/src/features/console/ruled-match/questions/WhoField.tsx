import type { MatchPlayer, TeamSide } from '@kolo/domain';
import type { ReactElement } from 'react';
import { AddPlayerButton } from '@/features/console/attendance/AddPlayerButton';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { NumberPad } from './NumberPad';
import { PlayerTiles } from './PlayerTiles';

interface Props {
  team: TeamSide;
  players: readonly MatchPlayer[];
  chosen: number | null;
  onChoose: (playerId: number) => void;
}

/** A player by a tap on the tile, or by typing the number. */
export function WhoField({ team, ...props }: Props): ReactElement {
  const numberPad = useConsoleSettings((settings) => settings.numberPad);
  return (
    <>
      {numberPad ? <NumberPad {...props} /> : <PlayerTiles {...props} />}
      <AddPlayerButton team={team} />
    </>
  );
}
