import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';

const ratings = [1, 2, 3, 4, 5] as const;

interface Props {
  /** 0 for none. */
  value: number;
  onChange: (rating: number) => void;
  label: string;
  /** "3 stars", for screen readers. */
  starsLabel: (rating: number) => string;
}

/** A group of radio buttons, so that arrow keys work. */
export function StarsField({ value, onChange, label, starsLabel }: Props): ReactElement {
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const lit = hovered || value;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="-ml-1.5 flex" onPointerLeave={() => setHovered(0)}>
        {ratings.map((rating) => (
          <label
            key={rating}
            className="relative grid size-11 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(rating)}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={value === rating}
              onChange={() => onChange(rating)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden="true"
              className={clsx(
                'size-7 transition-colors',
                rating <= lit ? 'fill-rank-gold text-rank-gold' : 'text-line-strong',
              )}
            />
            <span className="sr-only">{starsLabel(rating)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
