import {
  placeholderWords,
  type StagePlaceholder,
  type StageView,
  type TeamView,
} from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Select } from '@/shared/ui';

interface Props {
  entries: readonly StagePlaceholder[];
  /** Stages before, whose groups may lead to this one. */
  stages: readonly StageView[];
  teams: readonly TeamView[];
  onChange: (entries: StagePlaceholder[]) => void;
}

/** Where each entry comes from, one by one. */
export function EntryFields({ entries, stages, teams, onChange }: Props): ReactElement {
  const { t, language } = useTranslation('stages');
  const id = useId();
  const nameOf = (teamId: number): string =>
    teams.find((team) => team.id === teamId)?.name ?? String(teamId);
  const choices = choicesOf(entries, stages, teams).map((choice) => ({
    value: JSON.stringify(choice),
    words: placeholderWords(choice, language, nameOf),
  }));
  const change = (at: number, value: string): void =>
    onChange(
      entries.map((entry, index) =>
        index === at ? (JSON.parse(value) as StagePlaceholder) : entry,
      ),
    );
  return (
    <details className="rounded-control border px-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {t('entries')}
      </summary>
      <p className="mb-2 text-xs text-ink-muted">{t('entriesHint')}</p>
      <ol className="grid grid-cols-1 gap-2 pb-3 sm:grid-cols-2">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
          <li key={at} className="flex items-center gap-2">
            <label htmlFor={`${id}-${at}`} className="numerals w-6 text-sm font-bold">
              <span className="sr-only">{t('entry')} </span>
              <span>{at + 1}</span>
            </label>
            <Select
              id={`${id}-${at}`}
              value={JSON.stringify(entry)}
              onChange={({ target }) => change(at, target.value)}
            >
              {choices.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ol>
    </details>
  );
}

function choicesOf(
  entries: readonly StagePlaceholder[],
  stages: readonly StageView[],
  teams: readonly TeamView[],
): StagePlaceholder[] {
  const groups = stages.flatMap((stage) => stage.groups ?? []);
  const choices: StagePlaceholder[] = [
    ...teams.map((_, at) => ({ source: 'table', rank: at + 1 }) as const),
    ...groups.flatMap(({ name, size }) =>
      Array.from(
        { length: size },
        (_, at) => ({ source: 'group', group: name, rank: at + 1 }) as const,
      ),
    ),
    ...teams.map(({ id }) => ({ source: 'team', teamId: id }) as const),
  ];
  const known = new Set(choices.map((choice) => JSON.stringify(choice)));
  return [...choices, ...entries.filter((entry) => !known.has(JSON.stringify(entry)))];
}
