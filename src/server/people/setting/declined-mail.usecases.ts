import { isWanted, type NotificationKind } from '#src/contract/setting/notifications.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findNotificationSettings } from './setting.repository.ts'

/** Whether the person declined the kind. */
export const isDeclined = async ({ db }: Needs<'db'>, accountId: string, kind: NotificationKind): Promise<boolean> =>
  !isWanted(kind, await findNotificationSettings(db, accountId))
