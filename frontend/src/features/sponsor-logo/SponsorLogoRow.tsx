import type { SponsorshipView } from '@kolo/domain';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import { errorMessage } from '@/shared/api';
import { usePackageName } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog, IconButton, TeamCrest, toast } from '@/shared/ui';
import { useLogoWrite } from './use-sponsorships';

export function SponsorLogoRow({ sponsorship }: { sponsorship: SponsorshipView }): ReactElement {
  const { t } = useTranslation('sponsors');
  const { id, name, packageName, logoUrl } = sponsorship;
  const packageIn = usePackageName();
  const write = useLogoWrite(id);
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const send = (file: File | null): void =>
    write.mutate(file, {
      onSuccess: () => toast({ title: t(file === null ? 'removed' : 'saved'), variant: 'success' }),
      onError: (error) =>
        toast({ title: t('failed'), description: errorMessage(error), variant: 'destructive' }),
      onSettled: () => setAsking(false),
    });
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) send(file);
    // The same file may be chosen again after it was corrected.
    currentTarget.value = '';
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <span className="grid h-14 w-24 shrink-0 place-items-center rounded-control border bg-white">
        {logoUrl === null ? (
          <TeamCrest name={name} className="size-9" />
        ) : (
          <img
            src={logoUrl}
            alt={t('logoOf', { name })}
            width={96}
            height={56}
            loading="lazy"
            className="h-13 w-22 object-contain p-1"
          />
        )}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-bold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-muted">{packageIn(packageName)}</span>
      </span>
      <span className="flex items-center gap-1">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t('chooseFor', { name })}
          className="sr-only"
          tabIndex={-1}
          onChange={onChosen}
        />
        <Button
          ref={change}
          variant="secondary"
          pending={write.isPending}
          aria-label={t(logoUrl === null ? 'addFor' : 'changeFor', { name })}
          onClick={() => input.current?.click()}
        >
          {!write.isPending && <ImageUp aria-hidden="true" className="size-4" />}
          <span>{t(logoUrl === null ? 'add' : 'change')}</span>
        </Button>
        {logoUrl !== null && (
          <IconButton
            label={t('removeFor', { name })}
            text={t('remove')}
            disabled={write.isPending}
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </span>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        description={t('removeText', { name })}
        confirmLabel={t('remove')}
        pending={write.isPending}
        focusAfter={change}
        // The dialog stays until the answer, or a double click would hit what is below it.
        onConfirm={() => send(null)}
      />
    </div>
  );
}
