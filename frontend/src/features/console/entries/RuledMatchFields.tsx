import {
  type Card,
  type Correction,
  cardPlaces,
  cards,
  foulRestarts,
  isSetKick,
  type LoggedMatchEvent,
  missedHows,
  setKicks,
  teamOfficials,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { PlayerChoice } from '@/features/console/context/PlayerChoice';
import { lineupOf } from '@/features/console/context/player-book';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';

type Fact = LoggedMatchEvent<
  'FoulCommitted' | 'CardShown' | 'KickMissed' | 'ExclusionGiven' | 'ShootoutKickTaken'
>;

export function isRuledMatchFact(action: LoggedMatchEvent): action is Fact {
  switch (action.type) {
    case 'FoulCommitted':
    case 'CardShown':
    case 'KickMissed':
    case 'ExclusionGiven':
    case 'ShootoutKickTaken':
      return true;
    default:
      return false;
  }
}

interface Props {
  action: Fact;
  wanted: Correction;
  onChange: (wanted: Correction) => void;
}

/** The person, and the details that the league's rule sheet requires. */
export function RuledMatchFields({ action, wanted, onChange }: Props): ReactElement {
  const { t } = useTranslation(['console', 'ruledConsole']);
  const { state, players } = useConsole();
  const isCard = action.type === 'CardShown';
  const official = wanted.official ?? null;
  return (
    <>
      <Details action={action} wanted={wanted} onChange={onChange} />
      <PlayerChoice
        dense
        legend={t('correction.who')}
        players={lineupOf(players, state.lineup, wanted.team ?? action.data.team)}
        value={official === null ? (wanted.playerId ?? null) : undefined}
        nobody={t('correction.unknown')}
        onChange={(playerId) =>
          onChange({ ...wanted, playerId, ...(isCard ? { official: null } : {}) })
        }
      />
      {isCard && (
        <WordChoice
          inRow
          legend={t('ruledConsole:card.official')}
          options={teamOfficials}
          value={official}
          label={(option) => t(`ruledConsole:card.officials.${option}`)}
          onChoose={(chosen) => onChange({ ...wanted, playerId: null, official: chosen })}
        />
      )}
    </>
  );
}

function Details({ action, wanted, onChange }: Props): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { state } = useConsole();
  const metres = state.play?.rules.foulKickMetres ?? 0;
  switch (action.type) {
    case 'FoulCommitted':
      return (
        <WordChoice
          inRow
          legend={t('foul.restart')}
          options={foulRestarts}
          value={wanted.restart ?? null}
          label={(option) => t(`foul.restarts.${option}`, { metres })}
          onChoose={(restart) => onChange({ ...wanted, restart })}
        />
      );
    case 'CardShown':
      return (
        <>
          <WordChoice<Card>
            inRow
            legend={t('card.colour')}
            options={cards}
            value={wanted.card ?? null}
            label={(option) => t(`card.${option}`)}
            onChoose={(card) => onChange({ ...wanted, card })}
          />
          {wanted.card !== 'yellow' && (wanted.official ?? null) === null && (
            <WordChoice
              inRow
              legend={t('card.place')}
              options={cardPlaces}
              value={wanted.place ?? null}
              label={(option) => t(`card.places.${option}`)}
              onChoose={(place) => onChange({ ...wanted, place })}
            />
          )}
        </>
      );
    case 'KickMissed':
      return (
        <>
          <WordChoice
            inRow
            legend={t('missed.kind')}
            options={setKicks}
            value={isSetKick(wanted.kind) ? wanted.kind : null}
            label={(option) => t(`missed.${option}`, { metres })}
            onChoose={(kind) => onChange({ ...wanted, kind })}
          />
          <WordChoice
            inRow
            legend={t('missed.how')}
            options={missedHows}
            value={wanted.how ?? null}
            label={(option) => t(`missed.hows.${option}`)}
            onChoose={(how) => onChange({ ...wanted, how })}
          />
        </>
      );
    case 'ShootoutKickTaken':
      return (
        <WordChoice
          inRow
          legend={t('kicks.result')}
          options={kickResults}
          value={wanted.scored === true ? 'scored' : 'missed'}
          label={(option) => t(`kicks.${option}`)}
          onChoose={(option) => onChange({ ...wanted, scored: option === 'scored' })}
        />
      );
    case 'ExclusionGiven':
      return null;
  }
}

const kickResults = ['scored', 'missed'] as const;
