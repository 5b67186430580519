/** A question of the console after a tap. The tap is in the log already, so every question may be left open. */
export interface Question {
  actionId: string;
  step: 'player' | 'assist';
}
