import type { SigningMethod } from '../../rules/season-rules.js';
import type { ProtestOutcome, ReopenReason, SigningRefusal, SigningRole } from './events.js';

/** From the season's rules as they are now; the server reads it for every command, so it is not part of the request. */
export interface SigningSeason {
  officialWhenAllSigned: boolean;
  protestHours: number;
}

/**
 * Commands of a console, which may sign without a network and send it later. Names, drawings and texts travel with the call
 * and are stored beside the log; nothing is decided by them.
 */
export type TableSigningCommand =
  | {
      type: 'SignResult';
      role: SigningRole;
      method: SigningMethod;
      reportHash: string;
      name?: string;
      drawing?: string;
      season?: SigningSeason;
    }
  | { type: 'RefuseSignature'; role: SigningRole; reason: SigningRefusal; text?: string }
  | { type: 'AddRemark'; text?: string }
  | { type: 'AnnounceProtest'; team: 'home' | 'away'; text?: string; season?: SigningSeason };

export type SigningCommand =
  | TableSigningCommand
  | {
      type: 'DecideProtest';
      protestId: string;
      outcome: ProtestOutcome;
      season?: SigningSeason;
    }
  | { type: 'ConfirmResult' }
  | { type: 'ReopenResult'; reason: ReopenReason; hours: number };

const types: readonly string[] = [
  'SignResult',
  'RefuseSignature',
  'AddRemark',
  'AnnounceProtest',
  'DecideProtest',
  'ConfirmResult',
  'ReopenResult',
] satisfies SigningCommand['type'][];

/** They have their own limits of time and number. */
export const isSigning = (command: { type: string }): command is SigningCommand =>
  types.includes(command.type);

/** Whether only an administrator may give the command. */
export const isAdministratorsSigning = ({ type }: { type: string }): boolean =>
  type === 'DecideProtest' || type === 'ReopenResult';
