import type { BoardMatch, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { losingSide } from '@/shared/live/losing-side';
import { Numeral, TeamCrest } from '@/shared/ui';

interface SideState {
  live: boolean;
  /** Has just scored. */
  scored: boolean;
  lost: boolean;
}

interface SideClasses {
  line: string;
  crest: string;
  name: string;
  score: string;
}

/** How a side looks where it is shown. */
export type SideLook = (state: SideState) => SideClasses;

interface Props {
  match: BoardMatch;
  /** The side that has just scored. */
  scored: TeamSide | null;
  look: SideLook;
}

/** The two teams of a match, one above the other; the goals stay beside a name that takes two lines. */
export function BoardSides({ match, scored, look }: Props): ReactElement {
  const live = match.status === 'in_progress';
  const lost = losingSide(match);
  const classes = (side: TeamSide) => look({ live, scored: scored === side, lost: lost === side });
  return (
    <>
      <Side name={match.homeTeam.name} score={match.homeScore} classes={classes('home')} />
      <Side name={match.awayTeam.name} score={match.awayScore} classes={classes('away')} />
    </>
  );
}

interface SideProps {
  name: string;
  score: number | null;
  classes: SideClasses;
}

function Side({ name, score, classes }: SideProps): ReactElement {
  return (
    <span className={clsx('flex items-center', classes.line)}>
      <TeamCrest name={name} className={classes.crest} />
      <span
        dir="auto"
        translate="no"
        className={clsx('line-clamp-2 min-w-0 flex-1 wrap-anywhere', classes.name)}
      >
        {name}
      </span>
      {score !== null && (
        <span className={clsx('numerals font-extrabold', classes.score)}>
          <Numeral value={score} />
          <span className="sr-only">{score}</span>
        </span>
      )}
    </span>
  );
}
