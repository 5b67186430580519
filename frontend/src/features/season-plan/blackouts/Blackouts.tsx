import type { BlackoutView, TeamRef } from '@kolo/domain';
import { CalendarOff, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button, Card, CardHeader, EmptyState, IconButton, SkeletonRows } from '@/shared/ui';
import { BlackoutDialog } from './BlackoutDialog';
import { useBlackoutTexts } from './use-blackout-texts';
import { useBlackouts, useRemoveBlackout } from './use-blackouts';

interface Props {
  leagueId: number;
  /** The team of the company that reads; it changes nothing but what it would like itself. */
  ownTeam?: TeamRef;
}

/** Days on which the league, a team or a hall does not play. */
export function Blackouts(props: Props): ReactElement {
  const { leagueId } = props;
  const { t } = useTranslation('seasonPlan');
  const blackouts = useBlackouts(leagueId);
  return (
    <section aria-label={t('blackouts.title')}>
      <Card>
        <Loaded
          query={blackouts}
          errorTitle={t('blackouts.failed')}
          loading={<SkeletonRows rows={2} rowClassName="h-16" />}
        >
          {(all) => <BlackoutList {...props} blackouts={all} />}
        </Loaded>
      </Card>
    </section>
  );
}

interface ListProps extends Props {
  blackouts: readonly BlackoutView[];
}

function BlackoutList({ leagueId, ownTeam, blackouts }: ListProps): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoveBlackout(leagueId);
  const addButton = (
    <Button ref={add} variant="secondary" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {t('blackouts.add')}
    </Button>
  );
  return (
    <>
      <CardHeader title={t('blackouts.title')} aside={blackouts.length > 0 && addButton} />
      {blackouts.length === 0 ? (
        <EmptyState
          icon={<CalendarOff aria-hidden="true" className="size-7" />}
          title={t('blackouts.none')}
          description={t(ownTeam ? 'blackouts.ownHint' : 'blackouts.noneHint')}
          action={addButton}
        />
      ) : (
        <ul className="max-h-96 divide-y overflow-y-auto">
          {inOrder(blackouts).map((blackout) => (
            <BlackoutRow
              key={blackout.id}
              blackout={blackout}
              mayRemove={!ownTeam || (blackout.team?.id === ownTeam.id && !blackout.hard)}
              onRemove={() => {
                // The button of the removed row had the focus.
                add.current?.focus();
                remove.mutate(blackout.id);
              }}
            />
          ))}
        </ul>
      )}
      {adding && (
        <BlackoutDialog
          leagueId={leagueId}
          {...(ownTeam && { ownTeam })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

const inOrder = (blackouts: readonly BlackoutView[]): BlackoutView[] =>
  [...blackouts].sort((one, other) => (one.fromDay < other.fromDay ? -1 : 1));

interface RowProps {
  blackout: BlackoutView;
  mayRemove: boolean;
  onRemove: () => void;
}

function BlackoutRow({ blackout, mayRemove, onRemove }: RowProps): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const texts = useBlackoutTexts();
  const [days, who] = [texts.days(blackout), texts.who(blackout)];
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="numerals font-semibold text-balance">{days}</p>
        <p className="dotted text-sm wrap-anywhere text-ink-muted">
          <span>{who}</span>
          {blackout.reason !== null && <span translate="no">{blackout.reason}</span>}
        </p>
      </div>
      <Badge tone={blackout.hard ? 'danger' : 'warn'}>
        {t(blackout.hard ? 'blackouts.hard' : 'blackouts.soft')}
      </Badge>
      {mayRemove && (
        <IconButton
          label={t('blackouts.remove', { what: t('blackouts.one', { days, who }) })}
          className="-mr-2"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </li>
  );
}
