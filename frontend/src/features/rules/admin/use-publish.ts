import type { RulesView } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rulesKeys } from '@/features/rules/use-rules';
import { upload } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';

export interface NewRules {
  title: string;
  file: File;
}

interface Publish {
  publish: UseMutationResult<RulesView, Error, NewRules>;
  /** The uploaded share, 0 to 1. */
  sent: number;
  /** Aborts the upload. */
  stop: () => void;
}

/** Publishes a new version and refetches everything about the rules. */
export function usePublish(): Publish {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const publish = useMutation<RulesView, Error, NewRules>({
    mutationFn: ({ title, file }) => {
      setSent(0);
      running.current = new AbortController();
      const form = new FormData();
      form.set('title', title.trim());
      form.set('file', file);
      return upload('/api/rules', form, {
        onProgress: setSent,
        signal: running.current.signal,
      });
    },
    onSettled: () => {
      running.current = null;
      void readAgain(client, { queryKey: rulesKeys.published });
    },
  });
  return { publish, sent, stop: () => running.current?.abort() };
}
