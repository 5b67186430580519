import type { MessageAnswer } from '@kolo/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { errorMessage, request } from '@/shared/api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui/Button';
import { FormField } from '@/shared/ui/FormField';
import { Input } from '@/shared/ui/Input';

/** Signs an address up for the league's week by mail; it is confirmed by a link. */
export function LeagueDigest({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('notices');
  const { language } = useLanguage();
  const titleId = useId();
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: () =>
      request<MessageAnswer>(`/api/leagues/${leagueId}/digest`, {
        method: 'POST',
        body: { email, language },
      }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-2 border-t py-4">
      <h3 id={titleId} className="text-sm font-semibold">
        {t('digest.title')}
      </h3>
      <p className="text-sm text-ink-muted">{t('digest.text')}</p>
      {ask.isSuccess ? (
        <p role="status">{ask.data.message}</p>
      ) : (
        <form onSubmit={submit} className="grid gap-3">
          <FormField label={t('digest.email')}>
            <Input
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </FormField>
          {ask.isError && (
            <p role="alert" className="text-danger-ink">
              {errorMessage(ask.error)}
            </p>
          )}
          <Button type="submit" variant="secondary" pending={ask.isPending} disabled={email === ''}>
            {t('digest.ask')}
          </Button>
        </form>
      )}
    </section>
  );
}
