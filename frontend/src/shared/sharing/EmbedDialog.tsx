import { type ReactElement, useState } from 'react';
import { toLanguage } from '@/shared/i18n/language';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { siteOrigin } from '@/shared/site-address/site-origin';
import { Dialog } from '@/shared/ui/Dialog';
import { FormField } from '@/shared/ui/FormField';
import { Link } from '@/shared/ui/Link';
import { Select } from '@/shared/ui/Select';
import { CopyField } from './CopyField';
import { type EmbedOptions, embedSnippet } from './embed-snippet';

type Theme = EmbedOptions['theme'];
interface Props extends Pick<EmbedOptions, 'kind' | 'id' | 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The code for another site's page. */
export function EmbedDialog({ kind, id, title, open, onOpenChange }: Props): ReactElement {
  const { t } = useTranslation(['embed', 'share']);
  const shown = useLanguage().language;
  const [language, setLanguage] = useState(shown);
  const [theme, setTheme] = useState<Theme>('system');
  const origin = siteOrigin();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`dialog.title.${kind}`)}
      description={t('dialog.lead')}
    >
      <div className="grid gap-4 pb-4">
        <div className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2">
          <FormField label={t('dialog.language')}>
            <Select
              value={language}
              onChange={({ target }) => setLanguage(toLanguage(target.value))}
            >
              <option value="hr">{t('dialog.hr')}</option>
              <option value="en">{t('dialog.en')}</option>
            </Select>
          </FormField>
          <FormField label={t('dialog.theme')}>
            <Select value={theme} onChange={({ target }) => setTheme(themeOf(target.value))}>
              {themes.map((one) => (
                <option key={one} value={one}>
                  {t(`dialog.themes.${one}`)}
                </option>
              ))}
            </Select>
          </FormField>
        </div>
        <CopyField
          label={t('dialog.snippet')}
          text={embedSnippet({ origin, kind, id, language, theme, title })}
          done={t('dialog.copied')}
          rows={5}
        />
        {kind === 'match' && (
          <CopyField
            label={t('dialog.overlay')}
            text={`${origin}/overlay/${id}?lang=${language}`}
            done={t('share:linkCopied')}
          />
        )}
        <Link
          to="/developers"
          className="inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4"
        >
          {t('dialog.developers')}
        </Link>
      </div>
    </Dialog>
  );
}

const themes = ['system', 'light', 'dark'] as const;
const themeOf = (value: string): Theme => themes.find((one) => one === value) ?? 'system';
