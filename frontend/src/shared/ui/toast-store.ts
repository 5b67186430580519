import { create } from 'zustand';

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` for failures, read out at once. */
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
  // One at a time: a newer message takes the place of the one on the screen.
  show: (message) =>
    set(({ shown }) => ({ shown: { ...message, id: (shown?.id ?? 0) + 1, open: true } })),
  dismiss: (id) =>
    set(({ shown }) => ({ shown: shown?.id === id ? { ...shown, open: false } : shown })),
}));

/** Takes the message off the screen, e.g. a failure that a success has made old. */
export const clearToast = (): void => {
  const { shown, dismiss } = useToastStore.getState();
  if (shown) dismiss(shown.id);
};

/** Tells the outcome of an action; callable from anywhere, `Toaster` shows it. */
export const toast = (message: ToastMessage): void => useToastStore.getState().show(message);
