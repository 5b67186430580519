import { type TableOrder, type TieBreaker, tableOrders } from '@kolo/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import type { useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, IconButton, Select } from '@/shared/ui';
import type { LeagueFields } from './league-fields';

const presets = ['restart', 'head-to-head', 'goal-difference'] as const;
const fixed: readonly TieBreaker[] = ['points', 'lots', 'name'];
const isHeadToHead = (rule: TieBreaker): boolean => rule.startsWith('head-to-head');

/** One of the usual orders, or rule by rule. Points stay first, lots and the name last. */
export function TableOrderField({
  form,
}: {
  form: ReturnType<typeof useForm<LeagueFields>>;
}): ReactElement {
  const { t } = useTranslation('adminLeague');
  const order = { rules: form.watch('tieBreakers'), restarts: form.watch('headToHeadRestarts') };
  const change = ({ rules, restarts }: TableOrder): void => {
    form.setValue('tieBreakers', [...rules], { shouldDirty: true });
    form.setValue('headToHeadRestarts', restarts, { shouldDirty: true });
  };
  const preset = presets.find((name) => isSame(order, tableOrders[name]));
  return (
    <fieldset className="grid grid-cols-1 gap-3 border-t pt-4 sm:col-span-2">
      <legend className="sr-only">{t('order.title')}</legend>
      <FormField label={t('order.title')} hint={t('order.hint')}>
        <Select
          value={preset ?? ''}
          onChange={({ target }) => {
            const chosen = presets.find((name) => name === target.value);
            if (chosen !== undefined) change(tableOrders[chosen]);
          }}
        >
          {presets.map((name) => (
            <option key={name} value={name}>
              {t(`order.presets.${name}`)}
            </option>
          ))}
          {preset === undefined && <option value="">{t('order.own')}</option>}
        </Select>
      </FormField>
      <Rules order={order} onChange={(rules) => change({ ...order, rules })} />
      {order.rules.some(isHeadToHead) && (
        <Checkbox
          label={t('order.restarts')}
          checked={order.restarts}
          onChange={({ target }) => change({ ...order, restarts: target.checked })}
        />
      )}
    </fieldset>
  );
}

const isSame = (one: TableOrder, other: TableOrder): boolean =>
  one.restarts === other.restarts && one.rules.join() === other.rules.join();

interface RulesProps {
  order: TableOrder;
  onChange: (rules: readonly TieBreaker[]) => void;
}

function Rules({ order: { rules }, onChange }: RulesProps): ReactElement {
  const { t } = useTranslation('adminLeague');
  const [moved, setMoved] = useState('');
  const list = useId();
  const isFixed = (rule: TieBreaker | undefined): boolean =>
    rule === undefined || fixed.includes(rule);
  const move = (from: number, by: 1 | -1): void => {
    const after = [...rules];
    const [rule] = after.splice(from, 1);
    if (rule === undefined) return;
    after.splice(from + by, 0, rule);
    onChange(after);
    setMoved(t('order.moved', { rule: t(`order.rules.${rule}`), place: from + by + 1 }));
  };
  return (
    <>
      <ol id={list} aria-label={t('order.list')} className="grid divide-y rounded-control border">
        {rules.map((rule, place) => (
          <li key={rule} className="flex min-h-11 items-center gap-2 pl-3">
            <span className="numerals w-5 text-sm font-bold text-ink-muted">
              <span>{place + 1}</span>.
            </span>
            <span className="min-w-0 flex-1 py-1.5 text-sm font-medium wrap-anywhere">
              {t(`order.rules.${rule}`)}
            </span>
            {isFixed(rule) ? (
              <span className="px-3 text-xs text-ink-muted">{t('order.fixed')}</span>
            ) : (
              <span className="flex">
                <IconButton
                  text={t('order.upShort')}
                  label={t('order.up', { rule: t(`order.rules.${rule}`) })}
                  aria-disabled={isFixed(rules[place - 1])}
                  onClick={() => isFixed(rules[place - 1]) || move(place, -1)}
                  className="aria-disabled:opacity-35"
                >
                  <ArrowUp aria-hidden="true" className="size-4" />
                </IconButton>
                <IconButton
                  text={t('order.downShort')}
                  label={t('order.down', { rule: t(`order.rules.${rule}`) })}
                  aria-disabled={isFixed(rules[place + 1])}
                  onClick={() => isFixed(rules[place + 1]) || move(place, 1)}
                  className="aria-disabled:opacity-35"
                >
                  <ArrowDown aria-hidden="true" className="size-4" />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </>
  );
}
