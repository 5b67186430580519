import { requestTarget } from './request-target.js';

describe('the address of a request has one spelling', () => {
  it.each([
    ['/api/live?league=1', '/api/live?league=1'],
    ['/%61pi/%6Cive', '/api/live'],
    ['//api///live', '/api/live'],
    ['http://kolo.test/api/live?x=//a', '/api/live?x=//a'],
    ['HTTPS://kolo.test:3000//%61pi/live', '/api/live'],
    ['http://kolo.test', '/'],
    ['http://kolo.test?league=1', '/?league=1'],
    ['/live/7#lineup', '/live/7'],
    ['api/live', '/api/live'],
    ['*', '*'],
  ])('%s is %s', (target, expected) => expect(requestTarget(target)).toBe(expected));

  it.each(['/files/a%2Fb', '/files/%25%36%31', '/files/%C4%91', '/files/%zz', '/?q=%61'])(
    '%s means something else when it is unescaped',
    (target) => expect(requestTarget(target)).toBe(target.replace('%36%31', '61')),
  );
});
