import { statfs } from 'node:fs/promises';

const enough = { bytes: 64 * 1024 * 1024, share: 0.02 };

/** Whether a file of the largest size that is taken may not fit any more; small disks count by their share. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  if (disk === null) return false;
  const { bavail, blocks, bsize } = disk;
  return bavail * bsize < Math.min(enough.bytes, blocks * bsize * enough.share);
}
