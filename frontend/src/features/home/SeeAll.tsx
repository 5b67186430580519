import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { ButtonLink } from '@/shared/ui';

export function SeeAll({ to, label }: { to: string; label: string }): ReactElement {
  return (
    <ButtonLink to={to} variant="ghost" className="-mr-4">
      <span>{label}</span>
      <ArrowRight aria-hidden="true" className="size-4" />
    </ButtonLink>
  );
}
