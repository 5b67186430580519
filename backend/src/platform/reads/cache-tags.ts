import type { ChangeMarks } from './change-marks.service.js';

const minuteMs = 60_000;

interface Names {
  settled: string;
  running: string;
}

/** One text for each reading of the marks. Kick-offs and ends of seasons fall on whole minutes. */
export class MarkNames {
  private marks: ChangeMarks | undefined;
  private minute = 0;
  private names: Names = { settled: '', running: '' };

  of(marks: ChangeMarks, withRunning: boolean): string {
    const minute = Math.floor(Date.now() / minuteMs);
    if (this.marks !== marks || this.minute !== minute) {
      const settled = `${minute}|${marks.settled}`;
      this.names = { settled, running: `${settled}|${marks.running}` };
      this.marks = marks;
      this.minute = minute;
    }
    return withRunning ? this.names.running : this.names.settled;
  }
}
