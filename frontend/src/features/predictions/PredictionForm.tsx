import { type BySide, limits, type TeamRef } from '@kolo/domain';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Input } from '@/shared/ui';
import { usePredict } from './use-predictions';

interface Props {
  match: { id: number; matchDate: string; homeTeam: TeamRef; awayTeam: TeamRef };
  own: BySide<number> | null;
}

const textOf = (own: BySide<number> | null, side: keyof BySide<number>): string =>
  own === null ? '' : String(own[side]);

/** What another device saved replaces what a form with this key was filled with. */
export const savedScore = (own: BySide<number> | null): string =>
  own === null ? '' : `${own.home}:${own.away}`;

/** The two numbers that are predicted for a match. */
export function PredictionForm({ match, own }: Props): ReactElement {
  const { t } = useTranslation('predictions');
  const { dateTime } = useFormat();
  const { id, homeTeam, awayTeam, matchDate } = match;
  const [home, setHome] = useState(textOf(own, 'home'));
  const [away, setAway] = useState(textOf(own, 'away'));
  const predict = usePredict(id);
  const isWhole = home !== '' && away !== '';
  const isSaved = home === textOf(own, 'home') && away === textOf(own, 'away');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole) predict.mutate({ home: Number(home), away: Number(away) });
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Side team={homeTeam} goals={home} onChange={setHome} />
      <Side team={awayTeam} goals={away} onChange={setAway} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="numerals text-xs text-ink-muted">
          {t('until', { when: dateTime(matchDate) })}
        </p>
        <Button
          type="submit"
          variant="secondary"
          disabled={!isWhole || isSaved}
          pending={predict.isPending}
          aria-label={`${t('save')}: ${homeTeam.name} – ${awayTeam.name}`}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface SideProps {
  team: TeamRef;
  goals: string;
  onChange: (goals: string) => void;
}

function Side({ team, goals, onChange }: SideProps): ReactElement {
  const { t } = useTranslation('predictions');
  const change = (text: string): void => {
    if (/^\d*$/.test(text) && Number(text) <= limits.scoreMax) onChange(text);
  };
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0 font-bold wrap-anywhere" translate="no">
        {team.name}
      </span>
      <div className="w-16 shrink-0">
        <Input
          aria-label={t('goalsOf', { team: team.name })}
          inputMode="numeric"
          autoComplete="off"
          value={goals}
          onChange={({ target }) => change(target.value)}
          className="numerals text-center text-lg font-bold"
        />
      </div>
    </div>
  );
}
