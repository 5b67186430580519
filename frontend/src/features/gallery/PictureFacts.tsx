import type { GalleryImage } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

export function PictureFacts({ picture }: { picture: GalleryImage }): ReactElement {
  const { t } = useTranslation('gallery');
  const format = useFormat();
  const { description, createdAt, fileSize } = picture;
  const facts = [
    [t('added'), format.date(createdAt)],
    [t('size'), t('kilobytes', { size: Math.round(fileSize / 1024) })],
  ];
  return (
    <>
      {description !== null && (
        <p className="whitespace-pre-line text-sm text-ink-muted wrap-anywhere">{description}</p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs font-medium text-ink-muted">{name}</dt>
            <dd className="numerals mt-0.5 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
