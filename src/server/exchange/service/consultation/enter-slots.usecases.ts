import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { SlotsInput } from '#src/contract/service/consultation-schemas.ts'
import { type LocalSlot, listSlots, MAX_AHEAD, MIN_AHEAD } from '#src/domain/service/consultation.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_PERSON_NAME, MAX_WEBSITE } from '#src/domain/text/text-limits.ts'
import { readTimeZone } from '#src/domain/time-zone/read-time-zone.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, type Text } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isWebAddress } from '#src/server/platform/web-address.ts'
import type { SlotRow } from './consultation.tables.ts'
import { insertSlots } from './slots.repository.ts'

const refuse = (field: string, text: Text) => createFieldFailure('slots', { [field]: text })

function checkLength(text: string, most: number): Text | undefined {
  if (!isCleanName(text)) return { id: 'field.common.characters' }
  return countCharacters(text) > most ? { id: 'field.name.long', values: { most } } : undefined
}

function readPerson({ person }: SlotsInput): string {
  const name = normalizeName(person)
  const wrong = name === '' ? { id: 'consultation.wrong.person' } : checkLength(name, MAX_PERSON_NAME)
  if (wrong) throw refuse('person', wrong)
  return name
}

/** The link of a video call; null for a call by telephone. */
function readLink({ way, link }: SlotsInput): string | null {
  if (way !== 'video') return null
  const address = link.trim()
  const isLink = address.startsWith('https://') && isWebAddress(address)
  const wrong = isLink ? checkLength(address, MAX_WEBSITE) : { id: 'consultation.wrong.link' }
  if (wrong) throw refuse('link', wrong)
  return address
}

const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/
const TIME_TEXT = /^([01]\d|2[0-3]):[0-5]\d$/
const isDay = (text: string): boolean =>
  DAY_TEXT.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

function checkSlots(slots: readonly LocalSlot[], now: number): { field: string; text: Text } | undefined {
  const skipped = slots.find(({ isSkipped }) => isSkipped)
  if (skipped) return { field: 'time', text: { id: 'consultation.wrong.skipped', values: { time: skipped.time } } }
  if (slots.some(({ startsAt }) => startsAt < now + MIN_AHEAD))
    return { field: 'day', text: { id: 'consultation.wrong.past' } }
  const isFar = slots.some(({ startsAt }) => startsAt > now + MAX_AHEAD)
  return isFar ? { field: 'day', text: { id: 'consultation.wrong.far' } } : undefined
}

/** The starts of a row. Throws messages beside the fields. */
function readStarts(input: SlotsInput, now: number): { timeZone: string; starts: number[] } {
  const timeZone = readTimeZone(input.timeZone)
  if (!timeZone) throw refuse('timeZone', { id: 'consultation.wrong.zone' })
  if (!isDay(input.day)) throw refuse('day', { id: 'consultation.wrong.day' })
  if (!TIME_TEXT.test(input.time)) throw refuse('time', { id: 'consultation.wrong.time' })
  const slots = listSlots({ ...input, timeZone })
  const wrong = checkSlots(slots, now)
  if (wrong) throw refuse(wrong.field, wrong.text)
  return { timeZone, starts: slots.map(({ startsAt }) => startsAt) }
}

/**
 * Enters slots of the calling admin at local times of a time zone: all of them or none. Throws messages beside the fields, also if one
 * overlaps with another slot of the admin.
 * @returns how many
 */
export async function enterSlots(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  input: SlotsInput,
): Promise<number> {
  const { db, clock, ids } = services
  const now = clock()
  const { timeZone, starts } = readStarts(input, now)
  const { language, way } = input
  const shared = { adminId: session.accountId, person: readPerson(input), link: readLink(input) }
  const rows = starts.map((startsAt) => ({
    ...{ id: ids.publicId(), startsAt, timeZone, language, way, createdAt: now, ...shared },
  })) as [SlotRow, ...SlotRow[]]
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.services),
      ...insertSlots(db, rows),
      createAdminEvent(services, {
        ...{ actor: session.accountId, action: 'slots-entered', accountId: null },
        object: { kind: 'consultation-slot', id: rows[0].id },
        after: { 'slots.starts': starts.map((startsAt) => new Date(startsAt).toISOString()) },
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? refuse('time', { id: 'consultation.wrong.overlap' }) : error
  }
  return rows.length
}
