import type { ReactElement } from 'react';
import { Link } from '@/shared/ui';

interface Props {
  id: number;
  /** As the public sees it. */
  called: string;
  className?: string;
}

/** A name that leads to the player's page. */
export function PlayerLink({ id, called, className = '' }: Props): ReactElement {
  return (
    <Link to={`/player/${id}`} className={`hover:underline ${className}`}>
      <bdi translate="no">{called}</bdi>
    </Link>
  );
}
