import { ReadyAnswer } from '../../platform/common/ready-answer.js';
import { ReadyBody } from '../../platform/common/ready-body.js';

const vary = 'accept-encoding, accept-language, cookie, user-agent, sec-ch-ua-mobile';

export function readyPage(
  html: string,
  { status, isPersonal }: { status: 200 | 404; isPersonal: boolean },
): ReadyAnswer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPersonal ? 'private, no-cache' : 'no-cache',
    vary,
  };
  return new ReadyAnswer(new ReadyBody(html), headers, status);
}
