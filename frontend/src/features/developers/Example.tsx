import { curlExample, type OpenReadExample } from '@kolo/domain';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CopyField } from '@/shared/sharing/CopyField';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { shownOrigin } from './site-address';
import { type TriedAnswer, tryRead } from './try-read';

export function Example({ name, path }: OpenReadExample): ReactElement {
  const { t } = useTranslation('developers');
  const tried = useMutation({ mutationFn: () => tryRead(path) });
  const called = t(`name.${name}`);
  return (
    <Card>
      <CardHeader
        title={called}
        level={3}
        aside={
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('tryOne', { name: called })}
            disabled={tried.isPending}
            onClick={() => tried.mutate()}
            className="noscript:hidden"
          >
            {t('tryIt')}
          </Button>
        }
      />
      <CardBody className="grid grid-cols-1 gap-3">
        <p className="text-sm text-ink-muted">{t(`about.${name}`)}</p>
        <CopyField
          label={t('inTerminal', { name: called })}
          text={curlExample(shownOrigin(), path)}
          done={t('copied')}
        />
        <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
          {tried.isError && <p className="text-sm text-danger">{t('failed')}</p>}
          {tried.data && <Tried name={called} answer={tried.data} />}
        </div>
      </CardBody>
    </Card>
  );
}

function Tried({ name, answer }: { name: string; answer: TriedAnswer }): ReactElement {
  const { t } = useTranslation('developers');
  const { status, etag, text, isShortened } = answer;
  return (
    <>
      <p className="flex flex-wrap gap-x-3 font-mono text-xs wrap-anywhere" translate="no">
        <span className="font-bold">{status}</span>
        <span>{etag === null ? t('noEtag') : `ETag: ${etag}`}</span>
      </p>
      {/* It scrolls, so the keyboard must reach it. */}
      <section aria-label={t('answerOf', { name })}>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what has the focus.
          tabIndex={0}
          translate="no"
          className="max-h-80 overflow-auto rounded-control bg-sunken p-3 font-mono text-xs"
        >
          {text}
        </pre>
      </section>
      {isShortened && <p className="text-xs text-ink-muted">{t('shortened')}</p>}
    </>
  );
}
