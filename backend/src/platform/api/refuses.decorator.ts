import type { RefusalCode } from '@kolo/domain';
import { SetMetadata } from '@nestjs/common';

export const refusesKey = 'kolo.refuses';

/** The codes that a route's own code answers with; the description adds those of its guard and its input. */
export const Refuses = (...codes: RefusalCode[]) => SetMetadata(refusesKey, codes);
