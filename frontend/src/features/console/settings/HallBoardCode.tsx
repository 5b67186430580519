import type { HallBoardLink } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDeviceHeaders } from '@/features/console/context/use-device-headers';
import { Loaded, request } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog } from '@/shared/ui';

interface Props {
  matchId: number;
  onClose: () => void;
}

/** The address of the scoreboard for a camera: a TV has no keyboard to type it with. */
function CodeOfHallBoard({ matchId, onClose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const headers = useDeviceHeaders();
  const path = `/api/matches/${matchId}/hall-board`;
  const link = useQuery({
    queryKey: [path],
    queryFn: () => request<HallBoardLink>(path, { headers }),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      touch
      title={t('hallBoard')}
      description={t('hallBoardScan')}
    >
      <Loaded query={link} errorTitle={t('hallBoardFailed')}>
        {({ url, qr }) => (
          <div className="grid justify-items-center gap-4">
            {qr === null ? (
              <p className="rounded-control bg-warn-soft px-3 py-2 font-semibold text-warn">
                {t('hallBoardLocal')}
              </p>
            ) : (
              <img
                src={qr}
                alt={t('hallBoardCode')}
                width={280}
                height={280}
                className="rounded-md bg-white"
              />
            )}
            <p translate="no" className="text-center text-sm wrap-anywhere select-all">
              {url}
            </p>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

export const HallBoardCode = withQueries(CodeOfHallBoard);
