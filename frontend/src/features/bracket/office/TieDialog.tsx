import {
  type BracketTie,
  type DecideTieRequest,
  type TieRuling,
  teamOf,
  tieWords,
} from '@kolo/domain';
import { Dices } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useDrawLots } from '@/shared/league/use-draw-lots';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog, FormField, RadioRow, Select } from '@/shared/ui';
import { useDecideTie } from './use-stage-writes';

interface Props {
  leagueId: number;
  stageId: number;
  tie: BracketTie;
  onClose: () => void;
}

/** Lots are drawn by the server, so a person chooses between the other two. */
const rulings = ['administrator', 'better-placed'] as const satisfies TieRuling[];

/** A person decides a tie that its matches do not. */
export function TieDialog({ leagueId, stageId, tie, onClose }: Props): ReactElement {
  const { t, language } = useTranslation(['stages', 'common']);
  const teams = [teamOf(tie.home), teamOf(tie.away)].filter((team) => team !== null);
  const [winner, setWinner] = useState<number | null>(null);
  const [by, setBy] = useState<(typeof rulings)[number]>('administrator');
  const [text, setText] = useState('');
  const decide = useDecideTie(leagueId, stageId, tie.id);
  const lots = useDrawLots(leagueId);
  const words = text.trim();
  const save = (): void => {
    if (winner === null) return;
    const body: DecideTieRequest = { winner, by };
    decide.mutate(words === '' ? body : { ...body, text: words }, { onSuccess: onClose });
  };
  const draw = (): void =>
    lots.mutate({ for: 'tie', teamIds: teams.map(({ id }) => id) }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('tie.title', { tie: tieWords(tie.id, language) })}
      description={t('tie.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {teams.length === 2 && !tie.conflict && (
            <Button variant="secondary" pending={lots.isPending} onClick={draw}>
              <Dices aria-hidden="true" className="size-4" />
              {t('tie.draw')}
            </Button>
          )}
          <Button disabled={winner === null} pending={decide.isPending} onClick={save}>
            {t('tie.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 py-2">
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t('tie.winner')}</legend>
          {teams.map(({ id, name }) => (
            <RadioRow key={id} name="winner" checked={winner === id} onChoose={() => setWinner(id)}>
              <bdi translate="no" className="font-medium">
                {name}
              </bdi>
            </RadioRow>
          ))}
        </fieldset>
        <FormField label={t('tie.by')}>
          <Select
            value={by}
            onChange={({ target }) =>
              setBy(rulings.find((one) => one === target.value) ?? 'administrator')
            }
          >
            {rulings.map((ruling) => (
              <option key={ruling} value={ruling}>
                {t(`tie.rulings.${ruling}`)}
              </option>
            ))}
          </Select>
        </FormField>
        <WordsField value={text} onChange={setText} />
      </div>
    </Dialog>
  );
}
