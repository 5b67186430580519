import { useEffect, useEffectEvent, useState } from 'react';

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * A phone's Back gesture closes what lies over the page, where the browser tells of it, instead of leaving the
 * page with what was typed. The Escape key is heard by Radix first, which keeps it from coming here as well.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  // A watcher hears one request; what stays open is watched anew.
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (!open || window.CloseWatcher === undefined) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => {
      setRequests(requests + 1);
      onClose();
    });
    return () => watcher.destroy();
  }, [open, requests]);
}
