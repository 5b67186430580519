import { Eraser, Undo2 } from 'lucide-react';
import { type PointerEvent, type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { drawnLine, padSize, pathOf, pointIn, type Stroke, withPoint } from './drawn-path';

interface Props {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
}

/** A signature by finger or pen; whoever has neither signs by tick. */
export function DrawingPad({ strokes, onChange }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [drawing, setDrawing] = useState<number | null>(null);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing !== null || event.button > 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrawing(event.pointerId);
    onChange([...strokes, [pointIn(event.currentTarget, event)]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId === drawing)
      onChange(withPoint(strokes, pointIn(event.currentTarget, event)));
  };
  const end = () => setDrawing(null);
  return (
    <div>
      <svg
        role="img"
        aria-label={t('pad.label')}
        viewBox={`0 0 ${padSize.width} ${padSize.height}`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className="block w-full touch-none rounded-control border-2 border-line-strong bg-surface"
      >
        <path
          d="M30 160H570"
          className="stroke-line-strong"
          strokeWidth="2"
          strokeDasharray="6 8"
        />
        <path d={pathOf(strokes)} {...drawnLine} />
      </svg>
      <p className="mt-1.5 text-sm text-ink-muted">{t('pad.hint')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="touch"
          variant="secondary"
          className="text-base!"
          disabled={strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          {t('pad.undo')}
        </Button>
        <Button
          size="touch"
          variant="secondary"
          className="text-base!"
          disabled={strokes.length === 0}
          onClick={() => onChange([])}
        >
          <Eraser aria-hidden="true" className="size-5" />
          {t('pad.clear')}
        </Button>
      </div>
    </div>
  );
}
