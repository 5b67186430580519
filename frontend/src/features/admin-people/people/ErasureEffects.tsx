import type { PersonView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';

export function ErasureEffects({ person }: { person: PersonView }): ReactElement {
  const { t } = useTranslation('adminPeople');
  const { name, kind, alsoPlayers, effects } = person;
  const counted = (['documents', 'pictures', 'votes', 'sessions', 'texts'] as const).filter(
    (what) => effects[what] > 0,
  );
  return (
    <div className="text-sm">
      <p className="rounded-control bg-danger-soft px-3 py-2 font-semibold wrap-anywhere text-danger">
        {name}
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5 wrap-anywhere">
        <li>{t(`people.goes.${kind}`)}</li>
        {counted.map((what) => (
          <li key={what}>{t(`people.effects.${what}`, { count: effects[what] })}</li>
        ))}
        {alsoPlayers.map(({ id, team, league }) => (
          <li key={id}>
            {t('people.also.erase', {
              team: team.name,
              league: league === null ? '–' : leagueLabel(league),
            })}
          </li>
        ))}
        {kind === 'player' && <li>{t('people.effects.matches', { count: effects.matches })}</li>}
        {effects.teams.length > 0 && (
          <li>
            {t('people.teamsStay', { teams: effects.teams.map((one) => one.name).join(', ') })}
          </li>
        )}
      </ul>
    </div>
  );
}
