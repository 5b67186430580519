import { cleanLine, limits, type OwnPlayerView } from '@kolo/domain';
import type { TFunction } from '@/shared/i18n/text-keys';
import { inTeam } from './roster';

/** Only for the file chooser: the server checks the file itself. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];

type Rule<Value> = (value: Value) => true | string;

export function nameRule(t: TFunction<'myTeam'>): Rule<string> {
  return (name) => cleanLine(name) !== '' || t('required');
}

export function numberRule(
  players: readonly OwnPlayerView[],
  t: TFunction<'myTeam'>,
): Rule<number> {
  const { min, max } = limits.jerseyNumber;
  return (number) => {
    if (!Number.isInteger(number) || number < min || number > max) return t('numberRange');
    const wearer = inTeam(players).find(({ jerseyNumber }) => jerseyNumber === number);
    return wearer === undefined || t('numberWorn', { number, name: wearer.name });
  };
}

export function documentRule(t: TFunction<'myTeam'>): Rule<FileList | null> {
  return (files) => {
    const file = files?.item(0);
    if (!file) return true;
    if (file.size > limits.employmentDocumentBytes) return t('documentTooLarge');
    return documentTypes.includes(file.type) || t('documentType');
  };
}
