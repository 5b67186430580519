import type { Contact } from '@kolo/domain';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { mailto } from '@/shared/browser/mailto';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Skeleton } from '@/shared/ui';
import { useContact } from './use-home';

/** Dark in both themes, like the footer below it. */
export function ContactBlock(): ReactElement {
  const { t } = useTranslation('homeBlocks');
  const contact = useContact();
  return (
    <section data-theme="dark" className="bg-canvas text-ink" aria-labelledby="contact">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-10 sm:px-6 md:grid-cols-2 md:items-center">
        <div>
          <h2 id="contact" className="headline text-2xl sm:text-3xl">
            {t('contact.title')}
          </h2>
          <p className="mt-2 max-w-md text-ink-muted">{t('contact.lead')}</p>
        </div>
        <Loaded query={contact} loading={<Skeleton className="h-33 w-full" />}>
          {(known) => <Lines contact={known} />}
        </Loaded>
      </div>
    </section>
  );
}

const line = 'flex min-h-11 items-center gap-3 font-semibold';

function Lines({ contact: { email, phone, city } }: { contact: Contact }): ReactElement {
  const { t } = useTranslation('homeBlocks');
  if (email === null && phone === null && city === null)
    return <p className="text-ink-muted">{t('contact.none')}</p>;
  return (
    <address className="not-italic md:justify-self-end">
      {email !== null && (
        <a href={mailto(email)} className={`${line} hover:underline`}>
          <Mail aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">{email}</span>
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${line} hover:underline`}>
          <Phone aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span className="numerals">{phone}</span>
        </a>
      )}
      {city !== null && (
        <p className={line}>
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span>{city}</span>
        </p>
      )}
    </address>
  );
}
