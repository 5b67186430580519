import { useEffect, useEffectEvent, useState } from 'react';

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Lets a phone's Back gesture close a dialog instead of the page. Radix handles the Escape key
 * itself and stops it.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  // A watcher receives one request only.
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
