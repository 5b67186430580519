/**
 * Asks once for everybody who wants to know at the same moment. Nobody gets an answer that was begun
 * before they asked, so whoever has heard of a change sees it.
 */
export class AskedTogether<Answer> {
  private current: Promise<Answer> | null = null;
  private next: Promise<Answer> | null = null;

  constructor(private readonly ask: () => Promise<Answer>) {}

  answer(): Promise<Answer> {
    if (this.next !== null) return this.next;
    if (this.current === null) return this.begin();
    const begin = (): Promise<Answer> => this.begin();
    this.next = this.current.then(begin, begin);
    return this.next;
  }

  private begin(): Promise<Answer> {
    this.next = null;
    const asked = this.ask().finally(() => {
      if (this.current === asked) this.current = null;
    });
    this.current = asked;
    return asked;
  }
}
