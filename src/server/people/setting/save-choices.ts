import type { NotificationKind, NotificationSettings } from '#src/contract/setting/notifications.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { saveNotificationSetting } from './setting.repository.ts'

/** The statements that store which kinds of mail an account receives; others are unchanged. */
export const saveChoices = (
  db: Database,
  accountId: string,
  settings: NotificationSettings,
  changedAt: number,
): Statement[] =>
  (Object.entries(settings) as [NotificationKind, boolean][]).map(([kind, wanted]) =>
    saveNotificationSetting(db, { accountId, kind, wanted, changedAt }),
  )
