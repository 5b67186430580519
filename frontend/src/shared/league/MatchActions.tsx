import type { MatchView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { DragHandle } from './fixture/DragHandle';
import { FixtureButton } from './fixture/FixtureButton';
import { RulingButton } from './ruling/RulingButton';
import { SignOffButton } from './sign-off/SignOffButton';

interface Props {
  match: MatchView;
  className?: string;
}

/** What an administrator does about a match wherever it is listed: move it, decide about it, look after its signatures. */
export function MatchActions({ match, className }: Props): ReactElement {
  const style = className === undefined ? {} : { className };
  return (
    <>
      <DragHandle match={match} />
      <FixtureButton match={match} {...style} />
      <RulingButton match={match} {...style} />
      <SignOffButton match={match} {...style} />
    </>
  );
}
