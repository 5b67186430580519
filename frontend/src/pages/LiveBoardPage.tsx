import type { ReactElement } from 'react';
import { LiveBoard } from '@/features/live-view/LiveBoard';

export function LiveBoardPage(): ReactElement {
  return <LiveBoard />;
}
