import { isWanted, type NotificationKind } from '#src/contract/notifications.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findNotificationSettings } from './settings.repository.ts'

/** Whether the person chose not to get such mails. */
export const isDeclined = async ({ db }: Services, accountId: string, kind: NotificationKind): Promise<boolean> =>
  !isWanted(kind, await findNotificationSettings(db, accountId))
