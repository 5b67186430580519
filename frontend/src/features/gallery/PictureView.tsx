import type { GalleryImage } from '@kolo/domain';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';
import { DeletePicture } from './DeletePicture';
import { PictureFacts } from './PictureFacts';
import { useSwipe } from './use-swipe';
import { WholePicture } from './WholePicture';

interface Props {
  pictures: readonly GalleryImage[];
  picture: GalleryImage;
  mayDelete: boolean;
  onShow: (picture: GalleryImage) => void;
  onClose: () => void;
}

const frame =
  'fixed inset-0 z-50 flex flex-col bg-canvas text-ink outline-none animate-fade lg:flex-row';

/** One picture on the whole screen; arrow keys and swipes lead to its neighbours, Esc leads back. */
export function PictureView({
  pictures,
  picture,
  mayDelete,
  onShow,
  onClose,
}: Props): ReactElement {
  const { t } = useTranslation('gallery');
  const { t: common } = useTranslation();
  const place = pictures.findIndex(({ id }) => id === picture.id);
  const go = (by: -1 | 1) => {
    const neighbour = pictures[place + by];
    if (neighbour !== undefined) onShow(neighbour);
  };
  const swipe = useSwipe((to) => go(to === 'left' ? 1 : -1));
  const keys = ({ key, currentTarget, target }: KeyboardEvent) => {
    // Keys of the deletion dialog bubble up to here.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content onKeyDown={keys} aria-describedby={undefined} className={frame}>
          <div {...swipe} className="relative min-h-0 flex-1 touch-pan-y bg-black">
            <WholePicture key={picture.id} picture={picture} />
            <Arrow side="left" label={t('previous')} hidden={place <= 0} onClick={() => go(-1)} />
            <Arrow
              side="right"
              label={t('next')}
              hidden={place >= pictures.length - 1}
              onClick={() => go(1)}
            />
          </div>
          <aside className="flex max-h-[45dvh] shrink-0 flex-col gap-4 overflow-y-auto border-t bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:max-h-none lg:w-80 lg:border-t-0 lg:border-l xl:w-96">
            <div className="flex items-start justify-between gap-3">
              <p aria-live="polite" className="numerals pt-3 text-xs font-semibold text-ink-muted">
                {t('place', { place: place + 1, all: pictures.length })}
              </p>
              <Radix.Close asChild>
                <IconButton label={common('close')}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </Radix.Close>
            </div>
            <Radix.Title className="headline text-2xl wrap-anywhere">{picture.title}</Radix.Title>
            <PictureFacts picture={picture} />
            {mayDelete && <DeletePicture key={picture.id} id={picture.id} onDeleted={onClose} />}
          </aside>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ArrowProps {
  side: 'left' | 'right';
  label: string;
  /** True at the end of the row. */
  hidden: boolean;
  onClick: () => void;
}

function Arrow({ side, label, hidden, onClick }: ArrowProps): ReactElement | null {
  if (hidden) return null;
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  const place = side === 'left' ? 'left-2' : 'right-2';
  return (
    <IconButton
      label={label}
      variant="secondary"
      onClick={onClick}
      className={`absolute top-1/2 -mt-5.5 ${place}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
