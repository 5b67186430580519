import type { MatchPlayer, TeamSide } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsoleSettings } from '@/features/console/ruled-match/settings/console-settings';
import { AddPlayerButton } from '@/features/console/screen/AddPlayerButton';
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
