import { ChangedFold } from './changed-fold.js';

/** The Icelandic `ð` is the `đ` that it looks like, and a Cyrillic letter the Latin one, also among Cyrillic ones. */
export class LookalikeLetters1795825800000 extends ChangedFold {
  protected readonly lookalikes = [
    'đĐłŁøØħĦŧŦðÐɖƉаАвВеЕѕЅіІјЈкКмМнНоОрРсСтТуУхХԁԀһҺӏӀԛԚԝԜıς',
    'ddlloohhttddddaabbeessiijjkkmmhhooppccttyyxxddhhllqqwwiσ',
  ] as const;
}
