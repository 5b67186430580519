import type { ReportContent, SigningMethod, SigningRole } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';
import { FormDialog } from './FormDialog';
import type { ReportNames } from './report-names';
import { SignatureFields } from './SignatureFields';
import type { SignOffWrites } from './sign-off-writes';
import { signatureBody, useSignature } from './use-signature';

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
  const signature = useSignature(methods[0] ?? 'tick');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const who = role === 'home' || role === 'away' ? names.teams[role] : t(`role.${role}`);
  const save = async () => {
    setTried(true);
    if (Object.values(signature.missing).some(Boolean)) return false;
    const done = await sign({ role, reportHash, ...signatureBody(signature) });
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
          value={signature.method}
          label={(option) => t(`method.${option}`)}
          onChoose={signature.setMethod}
        />
      )}
      <SignatureFields
        signature={signature}
        tried={tried}
        problem={problem}
        seenLabel={t('seen', { ...names.teams, score })}
      />
    </FormDialog>
  );
}
