import {
  type MatchRecord,
  type MatchRules,
  minuteLabel,
  type Period,
  type PeriodRecord,
  type RecordedFoul,
  type RecordedTimeout,
  type TeamSide,
  teamSides,
} from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { carriedFouls } from './carried-fouls';
import { EndedReductions } from './EndedReductions';
import type { PlayerInRecord } from './player-in-record';

interface Props {
  record: MatchRecord;
  rules: MatchRules;
  playerOf: PlayerInRecord;
}

/** Fouls and timeouts of each period with their minutes, and the reductions that are over. */
export function RecordOfMatch({ record, rules, playerOf }: Props): ReactElement {
  const { periods, endedReductions, halfTimeScore, regularTimeScore } = record;
  const scores: Partial<Record<Period, MatchRecord['halfTimeScore']>> = {
    1: halfTimeScore,
    2: regularTimeScore,
  };
  return (
    <div className="grid gap-4">
      {periods.map((one) => (
        <PeriodRows
          key={one.period}
          {...{ one, rules, playerOf }}
          score={scores[one.period] ?? null}
          carried={carriedFouls(periods, one.period, rules)}
        />
      ))}
      {endedReductions.length > 0 && (
        <EndedReductions reductions={endedReductions} playerOf={playerOf} />
      )}
    </div>
  );
}

interface PeriodProps {
  one: PeriodRecord;
  rules: MatchRules;
  playerOf: PlayerInRecord;
  score: MatchRecord['halfTimeScore'];
  carried: { home: number; away: number } | null;
}

function PeriodRows({ one, rules, playerOf, score, carried }: PeriodProps): ReactElement {
  const { t } = useTranslation('ruledMatch');
  const { period, fouls, timeouts, kickOff } = one;
  const minuteOf = ({ played }: RecordedTimeout): string => {
    const reading = { half: null, second: null, period };
    const minute = minuteLabel(played === undefined ? reading : { ...reading, played }, rules);
    return minute === null ? t('record.noMinute') : t('record.minute', { minute });
  };
  const foulOf = (foul: RecordedFoul): string => {
    const { playerId, official } = foul;
    if (official === true) return t('record.official', { minute: minuteOf(foul) });
    const number = playerId === undefined ? null : playerOf(playerId).number;
    return number === null
      ? minuteOf(foul)
      : t('record.player', { minute: minuteOf(foul), number });
  };
  return (
    <section>
      <h3 className="text-center text-xs font-bold">
        <span>{t(`record.period.p${period}`)}</span>
        {score !== null && (
          <span className="numerals">{` · ${t('record.score', { ...score })}`}</span>
        )}
      </h3>
      <dl>
        {kickOff !== undefined && (
          <Row
            label={t('record.kickOff')}
            entries={{ home: [], away: [], [kickOff]: [t('record.kicksOff')] }}
            counted={false}
          />
        )}
        {rules.foulKickFrom !== null && (
          <Row label={t('fouls.title')} entries={mapped(fouls, foulOf)} />
        )}
        {carried !== null && (
          <Row
            label={t('record.carried')}
            entries={{ home: [String(carried.home)], away: [String(carried.away)] }}
            counted={false}
          />
        )}
        {timeouts.home.length + timeouts.away.length > 0 && (
          <Row label={t('timeout')} entries={mapped(timeouts, minuteOf)} counted={false} />
        )}
      </dl>
    </section>
  );
}

const mapped = <Entry,>(
  { home, away }: Record<TeamSide, readonly Entry[]>,
  text: (entry: Entry) => string,
): Record<TeamSide, string[]> => ({ home: home.map(text), away: away.map(text) });

interface RowProps {
  label: string;
  entries: Record<TeamSide, readonly string[]>;
  counted?: boolean;
}

function Row({ label, entries, counted = true }: RowProps): ReactElement {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)] items-baseline gap-x-3 py-1.5 text-sm">
      <dt className="col-start-2 row-start-1 text-center text-ink-muted">{label}</dt>
      {teamSides.map((team) => (
        <dd
          key={team}
          className={clsx(
            'numerals row-start-1',
            team === 'home' ? 'col-start-1' : 'col-start-3 text-right',
          )}
        >
          {counted && (
            <strong className="font-extrabold not-last:mr-2">{entries[team].length}</strong>
          )}
          {entries[team].length > 0 && <span>{entries[team].join(', ')}</span>}
        </dd>
      ))}
    </div>
  );
}
