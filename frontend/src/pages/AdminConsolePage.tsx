import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { SignInForm } from '@/features/auth/SignInForm';
import { ConsoleScreen, MatchNotFound } from '@/features/console/screen/ConsoleScreen';

export function AdminConsolePage(): ReactElement {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(id)) return <MatchNotFound />;
  return <ConsoleScreen key={id} matchId={Number(id)} signIn={<SignInForm />} />;
}
