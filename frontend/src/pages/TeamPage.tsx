import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { NoTeam } from '@/features/team-page/NoTeam';
import { TeamDetail } from '@/features/team-page/TeamDetail';

export function TeamPage(): ReactElement {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NoTeam />;
  return <TeamDetail key={id} teamId={Number(id)} />;
}
