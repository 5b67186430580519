import type { TeamPreference, TeamRef } from '@kolo/domain';
import { Heart, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardHeader, EmptyState, IconButton, SkeletonRows } from '@/shared/ui';
import { PreferenceDialog } from './PreferenceDialog';
import { usePreferenceText } from './use-preference-text';
import { usePreferences, useSavePreferences } from './use-preferences';

interface Props {
  leagueId: number;
  /** Teams whose preferences may be changed. */
  teams: readonly TeamRef[];
}

/** What teams would like, which the schedule heeds where it can. */
export function Preferences({ leagueId, teams }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const preferences = usePreferences(leagueId);
  return (
    <section aria-label={t('preferences.title')}>
      <Card>
        <Loaded
          query={preferences}
          errorTitle={t('preferences.failed')}
          loading={<SkeletonRows rows={2} rowClassName="h-12" />}
        >
          {(all) => <PreferenceList teams={teams} preferences={all} />}
        </Loaded>
      </Card>
    </section>
  );
}

interface ListProps {
  teams: readonly TeamRef[];
  preferences: readonly TeamPreference[];
}

function PreferenceList({ teams, preferences }: ListProps): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const text = usePreferenceText();
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const save = useSavePreferences();
  const ofTeam = (teamId: number) => preferences.filter((one) => one.teamId === teamId);
  const nameOf = (teamId: number) => teams.find(({ id }) => id === teamId)?.name ?? `#${teamId}`;
  const addButton = (
    <Button ref={add} variant="secondary" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {t('preferences.add')}
    </Button>
  );
  const remove = (gone: TeamPreference): void => {
    // The button of the removed row had the focus.
    add.current?.focus();
    const { teamId } = gone;
    save.mutate({ teamId, preferences: ofTeam(teamId).filter((one) => one !== gone) });
  };
  return (
    <>
      <CardHeader title={t('preferences.title')} aside={preferences.length > 0 && addButton} />
      {preferences.length === 0 ? (
        <EmptyState
          icon={<Heart aria-hidden="true" className="size-7" />}
          title={t('preferences.none')}
          description={t('preferences.noneHint')}
          action={addButton}
        />
      ) : (
        <ul className="max-h-96 divide-y overflow-y-auto">
          {preferences.map((one) => (
            <li
              key={`${one.teamId} ${one.kind} ${one.value}`}
              className="flex items-center gap-3 px-4 py-1.5"
            >
              <p className="min-w-0 flex-1 text-sm wrap-anywhere">
                <bdi translate="no" className="font-semibold">
                  {nameOf(one.teamId)}
                </bdi>
                {': '}
                <span>{text(one)}</span>
              </p>
              <IconButton
                label={t('preferences.remove', { team: nameOf(one.teamId), what: text(one) })}
                className="-mr-2"
                onClick={() => remove(one)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <PreferenceDialog
          teams={teams}
          pending={save.isPending}
          onClose={() => setAdding(false)}
          onAdd={(added) =>
            save.mutate(
              { teamId: added.teamId, preferences: [...ofTeam(added.teamId), added] },
              { onSuccess: () => setAdding(false) },
            )
          }
        />
      )}
    </>
  );
}
