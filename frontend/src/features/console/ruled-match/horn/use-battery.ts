import { useEffect, useState } from 'react';

/** Not in TypeScript's DOM: only some browsers have it. */
interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}

const lowLevel = 0.15;

/** Per cent left while the battery is low and not charging, else null. */
export function useLowBattery(): number | null {
  const [low, setLow] = useState<number | null>(null);
  useEffect(() => {
    const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
    if (getBattery === undefined) return;
    let battery: Battery | undefined;
    const look = () => {
      if (battery === undefined) return;
      const { level, charging } = battery;
      setLow(charging || level >= lowLevel ? null : Math.round(level * 100));
    };
    let gone = false;
    getBattery.call(navigator).then(
      (found) => {
        if (gone) return;
        battery = found;
        for (const change of changes) battery.addEventListener(change, look);
        look();
      },
      () => {},
    );
    return () => {
      gone = true;
      for (const change of changes) battery?.removeEventListener(change, look);
    };
  }, []);
  return low;
}

const changes = ['levelchange', 'chargingchange'] as const;
