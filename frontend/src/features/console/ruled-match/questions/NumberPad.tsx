import type { MatchPlayer } from '@kolo/domain';
import { Check, Delete } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';
import { isOnly, playerOf, withDigit } from './typed-number';
import { useDigitKeys } from './use-digit-keys';

interface Props {
  players: readonly MatchPlayer[];
  onChoose: (playerId: number) => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Team first, then the number on the shirt; a number that can be only one player's needs no confirmation. */
export function NumberPad({ players, onChoose }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const [typed, setTyped] = useState('');
  const player = playerOf(players, typed);
  const type = (digit: string) => {
    const next = withDigit(typed, digit);
    const found = playerOf(players, next);
    if (found !== undefined && isOnly(players, next)) onChoose(found.id);
    else setTyped(next);
  };
  const confirm = () => player !== undefined && onChoose(player.id);
  const remove = () => setTyped(typed.slice(0, -1));
  useDigitKeys({ type, confirm, remove });
  return (
    <div className="mx-auto grid w-full max-w-md grid-cols-4 gap-1.5">
      <output
        aria-label={t('pad.typed')}
        className="col-span-4 flex min-h-12 items-center gap-3 rounded-control bg-sunken px-4 text-lg font-bold"
      >
        <span className="numerals text-2xl font-extrabold">{typed === '' ? '–' : typed}</span>
        <span className="min-w-0 truncate">
          {player === undefined ? typed !== '' && t('pad.nobody') : player.name}
        </span>
      </output>
      <div className="col-span-3 grid grid-cols-3 gap-1.5">
        {digits.map((digit) => (
          <Digit key={digit} digit={digit} onPress={type} />
        ))}
      </div>
      <div className="grid gap-1.5">
        <IconButton
          size="touch"
          variant="secondary"
          className="w-full!"
          label={t('pad.remove')}
          onClick={remove}
        >
          <Delete aria-hidden="true" className="size-6" />
        </IconButton>
        <Digit digit="0" onPress={type} />
        <IconButton
          size="touch"
          variant="primary"
          className="w-full!"
          label={t('pad.confirm')}
          disabled={player === undefined}
          onClick={confirm}
        >
          <Check aria-hidden="true" className="size-7" />
        </IconButton>
      </div>
    </div>
  );
}

interface DigitProps {
  digit: string;
  onPress: (digit: string) => void;
}

function Digit({ digit, onPress }: DigitProps): ReactElement {
  return (
    <button
      type="button"
      onClick={() => onPress(digit)}
      className="numerals min-h-touch touch-manipulation rounded-control border-2 border-line-strong/45 bg-surface text-2xl font-extrabold select-none active:scale-[0.97]"
    >
      {digit}
    </button>
  );
}
