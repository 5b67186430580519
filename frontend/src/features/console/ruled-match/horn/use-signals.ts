import type { ClockFace, TeamSide } from '@kolo/domain';
import { useEffect, useRef, useState } from 'react';
import type { RuledMatchView } from '@/features/console/ruled-match/ruled-match-view';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { secondsLeft } from '@/shared/live/seconds-left';
import { type Signal, soundHorn, unlockHorn } from './horn';

/**
 * Sounds and flashes what the scorer's table has to announce, at the moment it becomes true on this screen.
 * @returns the signal that is flashing
 */
export function useSignals(match: RuledMatchView, face: ClockFace, now: number): Signal | null {
  const sound = useConsoleSettings((settings) => settings.sound);
  const [flashing, setFlashing] = useState<Signal | null>(null);
  const before = useRef<Situation | null>(null);
  useUnlockedHorn();
  const { ended, timeoutOver, lastFoul } = situationOf(match, face, now);
  useEffect(() => {
    const present = { ended, timeoutOver, lastFoul };
    const signal = before.current && newSignal(before.current, present);
    before.current = present;
    if (signal === null) return;
    if (sound) soundHorn(signal);
    setFlashing(signal);
  }, [ended, timeoutOver, lastFoul, sound]);
  useEffect(() => {
    if (flashing === null) return;
    const timer = setTimeout(() => setFlashing(null), flashMs);
    return () => clearTimeout(timer);
  }, [flashing]);
  return flashing;
}

const flashMs = 2_500;

/** Each names its subject, so that the same signal can be given again. */
interface Situation {
  ended: string | null;
  timeoutOver: string | null;
  lastFoul: string | null;
}

function situationOf(match: RuledMatchView, face: ClockFace, now: number): Situation {
  const { rules, period, periodRunning, fouls, timeout } = match;
  const horn = rules.periodEndsBy === 'horn' && periodRunning && face.expired;
  const over = timeout !== null && secondsLeft(timeout, now) === 0;
  const lastFree = rules.foulKickFrom === null ? null : rules.foulKickFrom - 1;
  const teams = (['home', 'away'] as TeamSide[]).filter(
    (team) => lastFree !== null && fouls[team] === lastFree,
  );
  return {
    ended: horn ? `${period}` : null,
    timeoutOver: over ? timeout.startedAt : null,
    lastFoul: teams.length > 0 && periodRunning ? `${period} ${teams.join()}` : null,
  };
}

function newSignal(before: Situation, present: Situation): Signal | null {
  const isNew = (name: keyof Situation) => present[name] !== null && present[name] !== before[name];
  if (isNew('ended')) return 'period-end';
  if (isNew('timeoutOver')) return 'timeout-over';
  return isNew('lastFoul') ? 'last-foul' : null;
}

function useUnlockedHorn(): void {
  useEffect(() => {
    // The beginning of a touch is no permission to sound, its end is; older iPads take only a click.
    const events = ['pointerup', 'click', 'keydown'] as const;
    for (const name of events) document.addEventListener(name, unlockHorn);
    return () => {
      for (const name of events) document.removeEventListener(name, unlockHorn);
    };
  }, []);
}
