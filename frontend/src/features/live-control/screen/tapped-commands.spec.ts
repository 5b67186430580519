import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchDayCommand, TabletCommand } from '@kolo/domain';

const commands: Record<Exclude<TabletCommand['type'], MatchDayCommand['type']>, true> = {
  ConfirmAttendance: true,
  InitialiseMatch: true,
  ChangeState: true,
  RaisePlayerCounter: true,
  RecordGoal: true,
  CorrectAction: true,
  ChangeTeamStatistic: true,
  TakeTimeout: true,
  ChooseMvp: true,
  Undo: true,
};

const screens = readdirSync(__dirname)
  .filter((name) => !name.includes('.spec.'))
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .join('\n');

it.each(Object.keys(commands))('%s is tapped on some screen of the console', (type) => {
  expect(screens).toContain(`type: '${type}'`);
});
