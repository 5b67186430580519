import { formatWhole, type LeagueTableRow, type MatchView, type RulingPreview } from '@kolo/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { changesTable, type RulingChoice } from './choices';
import { NoShowWarnings } from './NoShowWarnings';

interface Props {
  choice: RulingChoice;
  match: MatchView;
  preview: UseQueryResult<RulingPreview>;
}

/** Effects of confirming: the result of the match, and each row of the table that changes. */
export function RulingEffect({ choice, match, preview }: Props): ReactElement {
  const { t } = useTranslation('ruling');
  const { data, error } = preview;
  return (
    <section aria-live="polite" className="rounded-control bg-raised px-3 py-2.5 text-sm">
      <h3 className="font-bold">{t('effect.title')}</h3>
      {!changesTable(choice) ? (
        <p>{t('effect.same')}</p>
      ) : error !== null ? (
        <p className="font-semibold text-danger">{errorMessage(error)}</p>
      ) : data === undefined ? (
        <p className="text-ink-muted">{t('effect.loading')}</p>
      ) : (
        <>
          <p>
            {data.homeScore === null
              ? t('effect.noResult')
              : t('effect.result', { home: data.homeScore, away: data.awayScore ?? 0 })}
          </p>
          <Rows preview={data} teams={[match.homeTeamId, match.awayTeamId]} />
          <NoShowWarnings match={match} noShows={data.noShows ?? []} />
        </>
      )}
    </section>
  );
}

function Rows({
  preview: { before, after },
  teams,
}: {
  preview: RulingPreview;
  teams: readonly number[];
}): ReactElement {
  const { t } = useTranslation('ruling');
  const old = new Map(before.map((row) => [row.teamId, row]));
  const changed = after
    .map((row) => ({ before: old.get(row.teamId) ?? row, after: row }))
    .filter((row) => teams.includes(row.after.teamId) || isChanged(row));
  if (!changed.some(isChanged)) return <p>{t('effect.same')}</p>;
  return (
    <table className="mt-2 w-full">
      <thead className="text-left text-xs text-ink-muted">
        <tr>
          <th className="py-1 font-semibold">{t('effect.team')}</th>
          <th className="py-1 text-right font-semibold">{t('effect.place')}</th>
          <th className="py-1 text-right font-semibold">{t('effect.points')}</th>
          <th className="py-1 text-right font-semibold">{t('effect.goals')}</th>
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {changed.map(({ before: was, after: is }) => (
          <tr key={is.teamId}>
            <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
              <bdi translate="no">{is.teamName}</bdi>
            </th>
            <Change was={`${was.position}.`} is={`${is.position}.`} />
            <Change was={formatWhole(was.points)} is={formatWhole(is.points)} />
            <Change was={goalsOf(was)} is={goalsOf(is)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ was, is }: { was: string; is: string }): ReactElement {
  const { t } = useTranslation('ruling');
  return (
    <td className="numerals py-1.5 pl-2 text-right whitespace-nowrap">
      {was === is ? (
        is
      ) : (
        <>
          <span className="sr-only">{t('effect.change', { was, is })}</span>
          <span aria-hidden="true">
            <span className="text-ink-muted">{`${was} → `}</span>
            <strong>{is}</strong>
          </span>
        </>
      )}
    </td>
  );
}

interface RowChange {
  before: LeagueTableRow;
  after: LeagueTableRow;
}

const isChanged = ({ before, after }: RowChange): boolean =>
  before.position !== after.position ||
  before.points !== after.points ||
  before.played !== after.played ||
  goalsOf(before) !== goalsOf(after);

const goalsOf = ({ goalsFor, goalsAgainst }: LeagueTableRow): string =>
  `${goalsFor ?? 0}:${goalsAgainst ?? 0}`;
