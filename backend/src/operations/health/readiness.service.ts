import { Injectable } from '@nestjs/common';

@Injectable()
export class ReadinessService {
  draining = false;
}
