import { limits, type ReportContent, type SigningMethod, type SigningRole } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, Input, WordChoice } from '@/shared/ui';
import { DrawingPad } from './DrawingPad';
import { pathOf, type Stroke } from './drawn-path';
import { FormDialog } from './FormDialog';
import { PinInput, pinPattern } from './PinInput';
import type { ReportNames } from './report-names';
import type { SignOffWrites } from './sign-off-writes';

interface Props {
  role: SigningRole;
  /** Of these, the first one is proposed. */
  methods: readonly SigningMethod[];
  content: ReportContent;
  reportHash: string;
  names: ReportNames;
  sign: SignOffWrites['sign'];
  onClose: () => void;
}

/** A signature under the report as it was read when the dialog was opened. */
export function SignDialog({
  role,
  methods,
  names,
  sign,
  onClose,
  ...opened
}: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [{ content, reportHash }] = useState(opened);
  const [method, setMethod] = useState(methods[0] ?? 'tick');
  const [name, setName] = useState('');
  const [seen, setSeen] = useState(false);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [pin, setPin] = useState('');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const who = role === 'home' || role === 'away' ? names.teams[role] : t(`role.${role}`);
  const isNamed = method === 'tick' || method === 'drawn';
  const missing = {
    name: isNamed && name.trim() === '',
    seen: method === 'tick' && !seen,
    drawing: method === 'drawn' && strokes.length === 0,
    pin: method === 'pin' && !pinPattern.test(pin),
  };
  const save = async () => {
    setTried(true);
    if (Object.values(missing).some(Boolean)) return false;
    const done = await sign({
      role,
      method,
      reportHash,
      ...(isNamed ? { name: name.trim() } : {}),
      ...(method === 'drawn' ? { drawing: pathOf(strokes) } : {}),
      ...(method === 'pin' ? { pin } : {}),
    });
    setProblem(typeof done === 'string' ? done : null);
    return done === true;
  };
  const score = `${content.score?.home ?? '–'} : ${content.score?.away ?? '–'}`;
  return (
    <FormDialog
      title={t('signFor', { who })}
      lead={t('meaning')}
      save={t('sign')}
      onSave={save}
      onClose={onClose}
    >
      {methods.length > 1 && (
        <WordChoice
          legend={t('method.label')}
          options={methods}
          value={method}
          label={(option) => t(`method.${option}`)}
          onChoose={setMethod}
        />
      )}
      {method === 'account' && <p className="text-base">{t('asAccount')}</p>}
      {method === 'drawn' && (
        <div>
          <DrawingPad strokes={strokes} onChange={setStrokes} />
          {tried && missing.drawing && <Problem text={t('pad.needed')} />}
        </div>
      )}
      {isNamed && (
        <FormField label={t('name')} error={tried && missing.name ? t('nameNeeded') : undefined}>
          <Input
            value={name}
            maxLength={limits.signerName}
            autoComplete="off"
            className="min-h-touch!"
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
      )}
      {method === 'pin' && (
        <FormField
          label={t('method.pin')}
          hint={t('pin.hint')}
          error={tried && missing.pin ? t('pin.needed') : undefined}
        >
          <PinInput pin={pin} onChange={setPin} />
        </FormField>
      )}
      {problem !== null && <Problem text={problem} />}
      {method === 'tick' && (
        <div>
          <Checkbox
            size="touch"
            label={t('seen', { ...names.teams, score })}
            checked={seen}
            onChange={({ target }) => setSeen(target.checked)}
          />
          {tried && missing.seen && <Problem text={t('seenNeeded')} />}
        </div>
      )}
    </FormDialog>
  );
}

function Problem({ text }: { text: string }): ReactElement {
  return (
    <p role="alert" className="mt-1 text-sm font-semibold text-danger">
      {text}
    </p>
  );
}
