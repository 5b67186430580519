import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { SignInForm } from '@/features/auth/SignInForm';
import {
  MatchControlScreen,
  MatchNotFound,
} from '@/features/live-control/screen/MatchControlScreen';

export function MatchControlPage(): ReactElement {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(id)) return <MatchNotFound />;
  return <MatchControlScreen key={id} matchId={Number(id)} signIn={<SignInForm />} />;
}
