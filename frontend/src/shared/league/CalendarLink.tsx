import { calendarPaths } from '@kolo/domain';
import { CalendarPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CopyField } from '@/shared/sharing/CopyField';
import { siteOrigin } from '@/shared/site-address/site-origin';
import { Button } from '@/shared/ui/Button';
import { buttonStyle } from '@/shared/ui/button-style';
import { Dialog } from '@/shared/ui/Dialog';

interface Props {
  of: 'league' | 'team';
  id: number;
}

export function CalendarLink({ of, id }: Props): ReactElement {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const url = `${siteOrigin()}${calendarPaths[of](id)}?lang=${language}`;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        {t('open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t(`title.${of}`)} description={t('lead')}>
        <div className="grid gap-4 pb-4">
          <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle()}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {t('subscribe')}
          </a>
          <CopyField label={t('address')} text={url} done={t('copied')} />
          <p className="text-xs text-ink-muted">{t('hint')}</p>
        </div>
      </Dialog>
    </>
  );
}
