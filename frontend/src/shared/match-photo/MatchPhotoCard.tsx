import type { MatchPhoto } from '@kolo/domain';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import { errorMessage, NetworkError } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, ConfirmDialog } from '@/shared/ui';
import { useMatchPhoto, useMayRemove, usePhotoWrite } from './use-match-photo';

interface Props {
  matchId: number;
  /** As whom a console calls; left out for the account. */
  headers?: Record<string, string>;
}

const none = {};

/** Takes, replaces or removes the one photo of a match, for those who may. */
function PhotoCard({ matchId, headers = none }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const { data } = useMatchPhoto(matchId);
  const write = usePhotoWrite(matchId, headers);
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const photo = data?.photo ?? null;
  const mayRemove = useMayRemove(matchId, photo, headers);
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) write.mutate(file);
    // The same file may be chosen again after it was refused.
    currentTarget.value = '';
  };
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h3 className="text-lg font-extrabold">{t('photo.title')}</h3>
      {photo !== null && <Shown photo={photo} alt={t('photo.title')} />}
      <p className="text-sm text-pretty text-ink-muted">{t('photo.consent')}</p>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          aria-label={t('photo.file')}
          className="sr-only"
          tabIndex={-1}
          onChange={onChosen}
        />
        <Button
          ref={take}
          size="touch"
          variant="secondary"
          className="max-sm:w-full"
          pending={write.isPending}
          onClick={() => input.current?.click()}
        >
          {!write.isPending && <ImagePlus aria-hidden="true" className="size-5" />}
          <span>{t(photo === null ? 'photo.add' : 'photo.replace')}</span>
        </Button>
        {mayRemove && (
          <Button
            size="touch"
            variant="secondary"
            className="max-sm:w-full"
            disabled={write.isPending}
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
            <span>{t('photo.remove')}</span>
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {write.isSuccess && <span>{t(photo === null ? 'photo.removed' : 'photo.saved')}</span>}
      </p>
      {write.error !== null && (
        <p role="alert" className="font-semibold text-danger">
          {write.error instanceof NetworkError ? t('photo.offline') : errorMessage(write.error)}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        size="touch"
        title={t('photo.removeTitle')}
        description={t('photo.removeText')}
        confirmLabel={t('photo.remove')}
        pending={write.isPending}
        focusAfter={take}
        onConfirm={() => write.mutate(null, { onSettled: () => setAsking(false) })}
      />
    </Card>
  );
}

const Shown = ({ photo, alt }: { photo: MatchPhoto; alt: string }): ReactElement => (
  <img
    src={photo.url}
    alt={alt}
    width={photo.width}
    height={photo.height}
    loading="lazy"
    className="h-auto max-h-80 w-auto max-w-full self-start rounded-control"
  />
);

/** Also for the console, which reads nothing else this way. */
export const MatchPhotoCard = withQueries(PhotoCard);
