import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleCommand } from '@kolo/domain';

const commands: Record<ConsoleCommand['type'], true> = {
  ConfirmAttendance: true,
  InitialiseMatch: true,
  AddPlayer: true,
  ReplacePlayer: true,
  ChangeLineupRole: true,
  ChangeState: true,
  RaisePlayerCounter: true,
  RecordGoal: true,
  CorrectAction: true,
  ChangeTeamStatistic: true,
  TakeTimeout: true,
  ChooseMvp: true,
  AbandonMatch: true,
  ResumeMatch: true,
  SignResult: true,
  RefuseSignature: true,
  AddRemark: true,
  AnnounceProtest: true,
  Undo: true,
  ControlClock: true,
  ControlPeriod: true,
  ExtendPeriod: true,
  RequestTimeout: true,
  EndTimeout: true,
  RecordFoul: true,
  ShowCard: true,
  GiveExclusion: true,
  AllowReentry: true,
  RecordMissedKick: true,
  StartShootout: true,
  TakeShootoutKick: true,
  QuestionScore: true,
  ConfirmScore: true,
  FlagEntry: true,
  GiveKickOff: true,
};

const rooms = join(__dirname, '..');
const screens = readdirSync(rooms, { recursive: true, encoding: 'utf8' })
  .filter((name) => !/^(log|taps|testing)\b/.test(name))
  .map((name) => join(rooms, name))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it.each(Object.keys(commands))('%s is tapped on some screen of the console', (type) => {
  expect(screens).toContain(`type: '${type}'`);
});
