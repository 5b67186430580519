import type { Ban } from '@kolo/domain';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog } from '@/shared/ui';
import { type Length, LengthInputs, lengthOf } from './LengthInputs';
import { useSuspensionWrite } from './use-suspension-writes';

interface Props {
  leagueId: number;
  name: string;
  ban: Ban;
  decisionId: string;
  onClose: () => void;
}

const presentLength = ({ amount, until, forEver }: Ban): Length => ({
  kind: forEver ? 'for-ever' : until === undefined ? 'matches' : 'until',
  amount: String(Math.max(1, amount)),
  until: until ?? '',
});

/** Another length; the suspension is cancelled among the decisions. */
export function ChangeDialog({ leagueId, name, ban, decisionId, onClose }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const { t: common } = useTranslation();
  const id = useId();
  const [length, setLength] = useState(() => presentLength(ban));
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const write = useSuspensionWrite(leagueId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const sized = lengthOf(length);
    if (sized === null) return;
    const words = text.trim() === '' ? {} : { text: text.trim() };
    const body = { ...sized, ...words };
    write.mutate({ type: 'change', decisionId, body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('office.change')}
      description={<bdi translate="no">{name}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={id} pending={write.isPending}>
            {t('office.changeSave')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 py-2">
        <LengthInputs length={length} onChange={setLength} tried={tried} />
        <WordsField value={text} onChange={setText} />
      </form>
    </Dialog>
  );
}
