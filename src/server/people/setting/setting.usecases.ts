import type { Role } from '#src/contract/http/roles.ts'
import {
  isWanted,
  type NotificationKind,
  type NotificationSettings,
  ROLE_NOTIFICATIONS,
} from '#src/contract/setting/notifications.ts'
import type { NotificationChoice, NotificationSettingsAnswer, TimeZoneInput } from '#src/contract/setting/schemas.ts'
import { readTimeZone } from '#src/domain/time-zone/read-time-zone.ts'
import { isInterfaceLocale } from '#src/i18n/interface-locales.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { saveChoices } from './save-choices.ts'
import {
  findMailChoice,
  findNotificationSettings,
  findTimeZone,
  updateFormats,
  updateMailChoice,
  updateTimeZone,
} from './setting.repository.ts'

/** What was chosen or is the default, of some kinds or those of a role. */
export const completeSettings = (
  of: Role | readonly NotificationKind[],
  chosen: NotificationSettings,
): NotificationSettings =>
  Object.fromEntries(
    (typeof of === 'string' ? ROLE_NOTIFICATIONS[of] : of).map((kind) => [kind, isWanted(kind, chosen)]),
  )

/** Returns the kinds that the account's role can choose, and the language and hour of its mails. */
export async function getNotificationSettings(
  { db }: Needs<'db'>,
  session: Session,
): Promise<NotificationSettingsAnswer> {
  const { accountId, user } = session
  const [chosen, mails] = await Promise.all([findNotificationSettings(db, accountId), findMailChoice(db, accountId)])
  return { settings: completeSettings(user.role, chosen), ...mails }
}

/** Saves settings; rejects a kind that the role does not have. */
export async function saveNotificationSettings(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { settings, mailLanguage, digestHour }: NotificationChoice,
): Promise<NotificationSettingsAnswer> {
  const { db, clock } = services
  const { accountId, user } = session
  const kinds = Object.keys(settings) as NotificationKind[]
  const foreign = kinds.filter((kind) => !ROLE_NOTIFICATIONS[user.role].includes(kind))
  if (foreign.length > 0)
    throw createFieldFailure(
      'settings',
      Object.fromEntries(foreign.map((kind) => [kind, { id: 'field.notification.foreign' }])),
    )
  const changedAt = clock()
  const statements = [
    ...saveChoices(db, accountId, settings, changedAt),
    ...(mailLanguage === undefined && digestHour === undefined
      ? []
      : [updateMailChoice(db, accountId, { mailLanguage, digestHour }, changedAt)]),
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

/**
 * Saves the time zone of the account, and returns the one that it has then. A guess changes only an unknown one, and nothing while an admin
 * acts. Throws a message beside the field for an unknown name.
 */
export async function saveTimeZone(
  { db, clock }: Needs<'db' | 'clock'>,
  { accountId, actorId }: Session,
  { timeZone: typed, isGuess = false }: TimeZoneInput,
): Promise<{ timeZone: string | null }> {
  const timeZone = readTimeZone(typed)
  if (!timeZone) throw createFieldFailure('formats', { timeZone: { id: 'field.time-zone.unknown' } })
  if (!isGuess || actorId === null) await updateTimeZone(db, { accountId, timeZone, isGuess, updatedAt: clock() })
  return { timeZone: await findTimeZone(db, accountId) }
}
