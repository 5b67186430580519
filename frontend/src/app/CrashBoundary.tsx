import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface Props {
  children: ReactNode;
}

/** React catches what a page throws only in a class. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
