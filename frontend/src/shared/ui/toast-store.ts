import { create } from 'zustand';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Failures; read out at once. */
  variant?: 'default' | 'success' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

interface ToastStore {
  shown: ShownToast | null;
  show: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
}

export const useToastStore = create<ToastStore>((set) => ({
  shown: null,
  // A new message replaces the one on the screen.
  show: (message) =>
    set(({ shown }) => ({ shown: { ...message, id: (shown?.id ?? 0) + 1, open: true } })),
  dismiss: (id) =>
    set(({ shown }) => ({ shown: shown?.id === id ? { ...shown, open: false } : shown })),
}));

/** Removes a message that is no longer true, e.g. a failure before a success. */
export const clearToast = (): void => {
  const { shown, dismiss } = useToastStore.getState();
  if (shown) dismiss(shown.id);
};

export const toast = (message: ToastMessage): void => useToastStore.getState().show(message);
