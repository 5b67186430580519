import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';

/** A failure that belongs to none of the form's fields. */
export function FormFailure({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-danger-soft p-3 text-sm">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div>
        <p className="font-bold text-danger">{title}</p>
        <p className="mt-0.5">{text}</p>
      </div>
    </div>
  );
}
