import { Injectable } from '@nestjs/common';

/** Whether this node still wants visitors; it no longer does once it is told to stop. */
@Injectable()
export class ReadinessService {
  draining = false;
}
