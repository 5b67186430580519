import { ChangedFold } from './changed-fold.js';

/** Ligatures, digraphs, wide and decorative letters are the plain ones that they look like, also in old names. */
export class PlainLetters1795798800000 extends ChangedFold {
  protected readonly lookalikes = ['đĐłŁøØħĦŧŦıς', 'ddlloohhttiσ'] as const;
}
