import { type ReactElement, useState } from 'react';
import { TeamCrest } from '@/shared/ui';

interface Props {
  name: string;
  logoUrl: string | null;
  className: string;
}

/** Falls back to a crest with the first letter. */
export function TeamLogo({ name, logoUrl, className }: Props): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  if (logoUrl === null || failed === logoUrl)
    return <TeamCrest name={name} className={className} />;
  return (
    <img
      src={logoUrl}
      alt=""
      width={112}
      height={112}
      decoding="async"
      onError={() => setFailed(logoUrl)}
      className={`${className} shrink-0 rounded-2xl bg-white object-contain p-2`}
    />
  );
}
