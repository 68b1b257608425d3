import type { Role } from '#src/contract/http/roles.ts'
import {
  isWanted,
  type NotificationKind,
  type NotificationSettings,
  ROLE_NOTIFICATIONS,
} from '#src/contract/setting/notifications.ts'
import type { NotificationChoice, NotificationSettingsAnswer } from '#src/contract/setting/schemas.ts'
import { isInterfaceLocale } from '#src/i18n/interface-locales.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  findMailLanguage,
  findNotificationSettings,
  saveNotificationSetting,
  updateFormats,
  updateMailLanguage,
} from './setting.repository.ts'

const completeSettings = (role: Role, chosen: NotificationSettings): NotificationSettings =>
  Object.fromEntries(ROLE_NOTIFICATIONS[role].map((kind) => [kind, isWanted(kind, chosen)]))

/** Returns the kinds that the account's role can choose, and the language of its mails. */
export async function getNotificationSettings(
  { db }: Needs<'db'>,
  session: Session,
): Promise<NotificationSettingsAnswer> {
  const { accountId, user } = session
  const [chosen, mailLanguage] = await Promise.all([
    findNotificationSettings(db, accountId),
    findMailLanguage(db, accountId),
  ])
  return { settings: completeSettings(user.role, chosen), mailLanguage }
}

/** Saves settings; rejects a kind that the role does not have. */
export async function saveNotificationSettings(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { settings, mailLanguage }: NotificationChoice,
): Promise<NotificationSettingsAnswer> {
  const { db, clock } = services
  const { accountId, user } = session
  const entries = Object.entries(settings) as [NotificationKind, boolean][]
  const foreign = entries.filter(([kind]) => !ROLE_NOTIFICATIONS[user.role].includes(kind))
  if (foreign.length > 0)
    throw createFieldFailure(
      'settings',
      Object.fromEntries(foreign.map(([kind]) => [kind, { id: 'field.notification.foreign' }])),
    )
  const changedAt = clock()
  const statements = [
    ...entries.map(([kind, wanted]) => saveNotificationSetting(db, { accountId, kind, wanted, changedAt })),
    ...(mailLanguage === undefined ? [] : [updateMailLanguage(db, accountId, mailLanguage, changedAt)]),
  ]
  if (statements.length > 0) await runBatch(db, statements)
  return getNotificationSettings(services, session)
}

/** Saves the interface locale for dates, numbers, names and control words. */
export async function saveFormats({ db, clock }: Needs<'db' | 'clock'>, session: Session, formats: string | null) {
  if (formats !== null && !isInterfaceLocale(formats))
    throw createFieldFailure('formats', { formats: { id: 'field.formats.unknown' } })
  await updateFormats(db, session.accountId, formats, clock())
  return { formats }
}
