import type { ReactElement } from 'react';

export function Backdrop(): ReactElement {
  return (
    <svg
      aria-hidden="true"
      data-screen
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMaxYMid slice"
      className="pointer-events-none fixed inset-0 -z-10 size-full text-ink opacity-[0.045]"
    >
      <CourtLines />
    </svg>
  );
}

export function CourtLines(): ReactElement {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M600 0v800" />
      <circle cx="600" cy="400" r="120" />
      <circle cx="600" cy="400" r="6" fill="currentColor" />
      <path d="M0 130a240 240 0 0 1 240 240v60A240 240 0 0 1 0 670" />
      <path d="M1200 130a240 240 0 0 0-240 240v60a240 240 0 0 0 240 240" />
      <circle cx="330" cy="400" r="5" fill="currentColor" />
      <circle cx="870" cy="400" r="5" fill="currentColor" />
    </g>
  );
}
