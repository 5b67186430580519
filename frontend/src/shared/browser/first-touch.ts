const touches = ['pointerdown', 'pointermove', 'keydown', 'click'] as const;

let touched: Promise<void> | undefined;
let touch = (): void => {};

/** Settles when somebody points at the page, touches it or types for the first time. */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    touch = (): void => {
      for (const type of touches) window.removeEventListener(type, touch, true);
      resolve();
    };
    for (const type of touches)
      window.addEventListener(type, touch, { capture: true, passive: true });
  });
  return touched;
}

/** As if the page had been touched, where a change needs what waits for that. */
export function touchPage(): void {
  void firstTouch();
  touch();
}
