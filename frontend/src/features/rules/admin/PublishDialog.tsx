import type { RulesVersion } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, clearToast, Dialog, toast, UploadProgress } from '@/shared/ui';
import { PublishForm } from './PublishForm';
import { publishFailure } from './publish-failure';
import { type NewRules, usePublish } from './use-publish';

interface Props {
  /** The version to be replaced. */
  published: RulesVersion | undefined;
  onClose: () => void;
}

export function PublishDialog({ published, onClose }: Props): ReactElement {
  const { t } = useTranslation('rules');
  const { t: common } = useTranslation();
  const form = useId();
  const { publish, sent, stop } = usePublish();
  const first = published === undefined;
  const close = () => {
    stop();
    onClose();
  };
  const submit = (rules: NewRules) => {
    clearToast();
    publish.mutate(rules, {
      onSuccess: ({ title }) => {
        onClose();
        const description = t('admin.publishedText', { title });
        toast({ title: t('admin.published'), description, variant: 'success' });
      },
      // The user closed the dialog and knows that nothing was published.
      onError: (error) => error.name === 'AbortError' || toast(publishFailure(error, t)),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={t(first ? 'admin.publish' : 'admin.replace')}
      description={t(first ? 'admin.publishLead' : 'admin.replaceLead')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} pending={publish.isPending}>
            {t(first ? 'admin.publish' : 'admin.replace')}
          </Button>
        </>
      }
    >
      <PublishForm id={form} title={published?.title ?? ''} onSubmit={submit} />
      {publish.isPending && <UploadProgress share={sent} />}
    </Dialog>
  );
}
