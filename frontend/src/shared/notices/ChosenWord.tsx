import type { PushTopic } from '@kolo/domain';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { chosenNotices, isTopic, noNotices, onChoice } from './chosen-notices';

/** Says whether this device has notices about the topic. */
export function ChosenWord({ topic }: { topic: PushTopic }): ReactElement {
  const { t } = useTranslation(['share', 'notices']);
  const { topics } = useSyncExternalStore(onChoice, chosenNotices, noNotices);
  return <span>{t(topics.some(isTopic(topic)) ? 'notices:on' : 'notices')}</span>;
}
