import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../../platform/config/runtime.js';
import { ChannelListener } from '../../../platform/db/channel-listener.js';

export type AnnouncedKind = 'session' | 'account' | 'grant' | 'console' | 'all';
type ChangeListener = (kind: AnnouncedKind, id: string) => void;

const kinds: readonly string[] = ['session', 'account', 'grant', 'console', 'all'];

/** Ends and changes of sessions and grants: triggers announce them to every node with the commit. */
@Injectable()
export class SessionAnnouncementsService implements OnModuleInit, OnModuleDestroy {
  private readonly listeners: ChangeListener[] = [];
  private readonly listener: ChannelListener;
  private count = 0;

  constructor(@Inject(runtimeToken) { databaseUrl }: Runtime) {
    this.listener = new ChannelListener(databaseUrl, {
      channel: 'kolo_sessions',
      onMessage: (message) => this.notify(message),
      onReconnect: () => this.notify('all'),
    });
  }

  onModuleInit(): void {
    this.listener.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.stop();
  }

  /** Anything read before the latest one may be outdated. */
  get changes(): number {
    return this.count;
  }

  /** While this is false nothing may be cached. */
  get isProven(): boolean {
    return this.listener.isProven;
  }

  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** Resolves when this node has received every earlier end of a session. */
  untilCaughtUp(): Promise<void> {
    return this.listener.untilCaughtUp();
  }

  private notify(message: string): void {
    this.count += 1;
    const [kind = '', id = ''] = message.split(' ');
    if (isKind(kind)) for (const notify of this.listeners) notify(kind, id);
  }
}

const isKind = (kind: string): kind is AnnouncedKind => kinds.includes(kind);
