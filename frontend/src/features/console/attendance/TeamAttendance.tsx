import type { MatchPlayer, OverrideReason, SuspendedPlayer } from '@kolo/domain';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button, Card, Checkbox, EmptyState, TeamCrest } from '@/shared/ui';
import { SuspendedRow } from './SuspendedRow';

interface Props {
  teamName: string;
  squad: readonly MatchPlayer[];
  present: ReadonlySet<number>;
  confirmed: boolean;
  suspensionOf: (playerId: number) => SuspendedPlayer | undefined;
  onOverride: (playerId: number, reason: OverrideReason) => void;
  onChange: (present: Set<number>) => void;
  onConfirm: () => void;
}

/** The list is locked once it is confirmed. */
export function TeamAttendance({
  teamName,
  squad,
  present,
  confirmed,
  suspensionOf,
  onOverride,
  onChange,
  onConfirm,
}: Props): ReactElement {
  const { t } = useTranslation('console');
  const heading = useId();
  const eligible = squad.filter(({ id }) => suspensionOf(id) === undefined);
  const all = present.size === eligible.length;
  const toggle = (playerId: number) => {
    const next = new Set(present);
    if (!next.delete(playerId)) next.add(playerId);
    onChange(next);
  };
  return (
    <Card className="@container flex min-h-0 flex-col">
      <section aria-labelledby={heading} className="flex min-h-0 flex-1 flex-col">
        <div className="flex min-h-20 flex-wrap items-center gap-x-3 gap-y-1 border-b px-[min(1rem,4.5vw)] py-2">
          <TeamCrest name={teamName} className="size-9" />
          <div className="min-w-0 flex-1 basis-24">
            <h2
              id={heading}
              className="line-clamp-2 text-lg leading-tight font-extrabold wrap-anywhere @max-[16rem]:line-clamp-none"
            >
              {teamName}
            </h2>
            <p className="numerals text-sm text-ink-muted">
              {t('attendance.count', { present: present.size, total: squad.length })}
            </p>
          </div>
          {confirmed ? (
            <Badge tone="ok" className="text-sm!">
              <CircleCheck aria-hidden="true" className="size-4" />
              {t('attendance.confirmed')}
            </Badge>
          ) : (
            squad.length > 0 && (
              <Button
                size="touch"
                variant="ghost"
                className="px-3! text-base!"
                onClick={() => onChange(new Set(all ? [] : eligible.map(({ id }) => id)))}
              >
                {t(all ? 'attendance.none' : 'attendance.all')}
              </Button>
            )
          )}
        </div>
        {squad.length === 0 && <EmptyState title={t('attendance.empty')} />}
        <ul className="min-h-0 flex-1 overflow-y-auto px-1 py-1 @md:grid @md:auto-rows-min @md:grid-cols-2">
          {squad.map((player) => {
            const { id } = player;
            const suspension = suspensionOf(id);
            // On a locked list only listed players can still need a reason.
            const isOpen = !confirmed || present.has(id);
            const asking = isOpen ? suspension : undefined;
            return (
              <li key={id} className={clsx(asking && 'col-span-full p-1')}>
                {asking !== undefined ? (
                  <SuspendedRow
                    player={player}
                    suspension={asking}
                    onOverride={(reason) => onOverride(id, reason)}
                  />
                ) : (
                  <Checkbox
                    size="touch"
                    checked={present.has(id)}
                    disabled={confirmed}
                    onChange={() => toggle(id)}
                    label={<PlayerLabel player={player} />}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {!confirmed && (
          <div className="border-t p-2">
            <Button size="touch" variant="secondary" className="w-full" onClick={onConfirm}>
              {t('attendance.confirm')} ({present.size})
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

const PlayerLabel = ({ player: { jerseyNumber, name } }: { player: MatchPlayer }): ReactElement => (
  <span className="flex items-center gap-2.5">
    <span className="numerals w-6.5 shrink-0 text-right text-lg font-extrabold">
      {jerseyNumber}
    </span>
    <span className="line-clamp-2 min-w-0 text-base leading-tight break-words @max-[16rem]:line-clamp-none">
      {name}
    </span>
  </span>
);
