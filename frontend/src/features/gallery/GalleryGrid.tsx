import type { GalleryImage } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';

interface Props {
  pictures: readonly GalleryImage[];
  onOpen: (picture: GalleryImage) => void;
}

/** Pictures in the first screen load at once. */
const eager = 3;

export function GalleryGrid({ pictures, onOpen }: Props): ReactElement {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {pictures.map((picture, place) => (
        <li key={picture.id}>
          <GalleryCard
            picture={picture}
            loading={place < eager ? 'eager' : 'lazy'}
            onOpen={() => onOpen(picture)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  picture: GalleryImage;
  loading: 'eager' | 'lazy';
  onOpen: () => void;
}

function GalleryCard({ picture, loading, onOpen }: CardProps): ReactElement {
  const format = useFormat();
  const { title, description, createdAt, thumbnailPath, width, height } = picture;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group flex h-full w-full flex-col overflow-hidden rounded-card border bg-surface text-left shadow-card transition-colors hover:border-line-strong"
    >
      <span className="block aspect-4/3 w-full overflow-hidden bg-sunken">
        <img
          src={thumbnailPath}
          alt=""
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transform-none"
        />
      </span>
      <span className="flex w-full flex-1 flex-col gap-1 p-4">
        <span className="font-bold tracking-tight wrap-anywhere">{title}</span>
        {description !== null && (
          <span className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">{description}</span>
        )}
        <time
          dateTime={createdAt}
          className="numerals mt-auto pt-1 text-xs font-medium text-ink-muted"
        >
          {format.date(createdAt)}
        </time>
      </span>
    </button>
  );
}
