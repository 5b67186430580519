import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Loaded } from '@/shared/api';
import { requestFile } from '@/shared/api/request';
import { saveFile } from '@/shared/browser/save-file';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { FormField } from '@/shared/ui/FormField';
import { Select } from '@/shared/ui/Select';
import { Skeleton } from '@/shared/ui/Skeleton';
import { toast } from '@/shared/ui/toast-store';
import { WordChoice } from '@/shared/ui/WordChoice';
import type { StoryPicture } from './story-picture';

const shapes = ['story', 'square'] as const;
type Shape = (typeof shapes)[number];

interface Props {
  pictures: readonly StoryPicture[];
  onClose: () => void;
}

/** Shows a picture before it goes to the device's share sheet, or is downloaded where there is none. */
export function StoryDialog({ pictures, onClose }: Props): ReactElement {
  const { t } = useTranslation(['embed', 'share', 'common']);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(0);
  const [shape, setShape] = useState<Shape>('story');
  const picture = pictures[chosen] ?? pictures[0];
  const words = ({ kind, name }: StoryPicture): string => {
    if (kind === 'award') return name ?? '';
    return [t(`story.kind.${kind}`), name].filter(Boolean).join(': ');
  };
  const path = withQuery(picture?.path ?? '', { shape, lang: language });
  // The file is loaded before the tap: a browser shares only a file that is ready when somebody taps.
  const file = useQuery({
    queryKey: [path],
    queryFn: async () => {
      const content = await requestFile(path);
      return new File([content], `kolo-${shape}.png`, { type: 'image/png' });
    },
    staleTime: Number.POSITIVE_INFINITY,
    // As long as browsers keep it: a photo in it may be removed.
    gcTime: 60_000,
  });
  const shares = file.data !== undefined && canShare(file.data);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('story.title')}
      description={t('story.lead')}
      footer={
        <>
          <Button
            variant={shares ? 'secondary' : 'primary'}
            disabled={file.data === undefined}
            onClick={() => file.data && saveFile(file.data, file.data.name)}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('story.download')}
          </Button>
          {shares && (
            <Button onClick={() => void share(file.data, t('story.notShared'))}>
              {t('share:share')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 pb-4">
        {pictures.length > 1 && (
          <FormField label={t('story.what')}>
            <Select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {pictures.map((one, n) => (
                <option key={one.path} value={n}>
                  {words(one)}
                </option>
              ))}
            </Select>
          </FormField>
        )}
        <WordChoice
          legend={t('story.shape')}
          options={shapes}
          value={shape}
          label={(one) => t(`story.shapes.${one}`)}
          onChoose={setShape}
        />
        <Loaded
          query={file}
          errorTitle={t('story.failed')}
          loading={<Skeleton className="mx-auto h-72 w-40 sm:h-96 sm:w-54" />}
        >
          {(content) => (
            <Preview file={content} alt={picture === undefined ? '' : words(picture)} />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Preview({ file, alt }: { file: File; alt: string }): ReactElement {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={alt} className="mx-auto h-72 rounded-card shadow-card sm:h-96" />;
}

function withQuery(path: string, query: Record<string, string>): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${new URLSearchParams(query).toString()}`;
}

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

async function share(file: File, failed: string): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: failed, variant: 'destructive' });
  }
}
