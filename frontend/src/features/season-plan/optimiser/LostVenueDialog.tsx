import { foldedName, type MatchView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';
import { Button, Dialog, FormField, Select } from '@/shared/ui';
import { PlanDialog } from './PlanDialog';

interface Props {
  leagueId: number;
  onClose: () => void;
}

/** First which hall, then where its matches go. */
export function LostVenueDialog({ leagueId, onClose }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const matches = useLeagueMatches(leagueId);
  const [venue, setVenue] = useState('');
  const [previewed, setPreviewed] = useState(false);
  if (previewed) return <PlanDialog leagueId={leagueId} lost={{ venue }} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('lost.title')}
      description={t('lost.lead')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={venue === ''} onClick={() => setPreviewed(true)}>
            {t('lost.next')}
          </Button>
        </>
      }
    >
      <Loaded query={matches}>
        {(all) => {
          const venues = venuesOf(all);
          if (venues.length === 0) return <p className="py-2 text-sm">{t('lost.none')}</p>;
          return (
            <div className="py-2">
              <FormField label={t('lost.venue')}>
                <Select value={venue} onChange={({ target }) => setVenue(target.value)}>
                  <option value="">{t('lost.choose')}</option>
                  {venues.map(([name, count]) => (
                    <option key={name} value={name}>
                      {t('lost.one', { venue: name, matches: t('common:matches', { count }) })}
                    </option>
                  ))}
                </Select>
              </FormField>
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

/** The halls of matches that would move, each with how many it has: as in a plan, past ones stay while others are ahead. */
function venuesOf(matches: readonly MatchView[]): [venue: string, matches: number][] {
  const now = Date.now();
  const open = matches.filter(({ status, outcome }) => status === 'scheduled' && !outcome);
  const ahead = open.filter(({ matchDate }) => Date.parse(matchDate) > now);
  const halls = new Map<string, [venue: string, matches: number]>();
  for (const { venue } of ahead.length > 0 ? ahead : open) {
    if (venue === null) continue;
    const [name, count] = halls.get(foldedName(venue)) ?? [venue, 0];
    halls.set(foldedName(venue), [name, count + 1]);
  }
  return [...halls.values()];
}
