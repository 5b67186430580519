import { presetRules } from '@kolo/domain';
import { Circle, Clock, Info, type LucideIcon, Shield, Trophy, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader } from '@/shared/ui';
import { useShownRules } from './use-shown-rules';

/** The rules of every league before it could choose. */
const usual = { rules: presetRules['company-running'] };

const facts: readonly { key: 'squad' | 'format' | 'ball' | 'time' | 'season'; icon: LucideIcon }[] =
  [
    { key: 'squad', icon: Users },
    { key: 'format', icon: Shield },
    { key: 'ball', icon: Circle },
    { key: 'time', icon: Clock },
    { key: 'season', icon: Trophy },
  ];

export function RulesSummary(): ReactElement {
  const { t } = useTranslation('rules');
  const { rules } = useShownRules().sheet ?? usual;
  const values = { outfield: rules.playersOnPitch - 1, minutes: rules.halfMinutes };
  return (
    <Card>
      <CardHeader title={t('contents')} />
      <CardBody className="sm:p-6">
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {facts.map(({ key, icon: Icon }) => (
            <li key={key} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
              <div>
                <p className="font-bold">{t(`facts.${key}`)}</p>
                <p className="mt-0.5 text-sm text-ink-muted">{t(`facts.${key}Text`, values)}</p>
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

const notes = ['noteBinding', 'noteCurrent', 'noteFormats'] as const;

export function RulesNotes(): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <section className="px-4 text-sm text-ink-muted sm:px-6">
      <h2 className="flex items-center gap-2 font-bold text-ink">
        <Info aria-hidden="true" className="size-4" />
        {t('notes')}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {notes.map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
    </section>
  );
}
