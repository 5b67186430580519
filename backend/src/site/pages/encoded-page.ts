import { EncodedBody } from '../../platform/http/encoded-body.js';
import { EncodedResponse } from '../../platform/http/encoded-response.js';

const vary = 'accept-encoding, accept-language, cookie, user-agent, sec-ch-ua-mobile';

export function encodedPage(
  html: string,
  { status, isPersonal }: { status: 200 | 404; isPersonal: boolean },
): EncodedResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPersonal ? 'private, no-cache' : 'no-cache',
    vary,
  };
  return new EncodedResponse(new EncodedBody(html), headers, status);
}
