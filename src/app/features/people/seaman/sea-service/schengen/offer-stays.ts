import type { Experience } from '#src/domain/cv/cv.ts'
import { readDay, toDate, toDay } from '#src/domain/sea-service/plain-days.ts'
import type { Stay } from '#src/domain/sea-service/schengen.ts'
import { isSchengenCountry } from '#src/domain/sea-service/schengen-countries.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { findPort, PORTS } from '#src/domain/vocabulary/ports.ts'

/** Days on which the person may have been inside, and the port that says so. */
export type OfferedStay = Stay & { port: string }

const WINDOW = 180

const countryOf = (typed: string): string | undefined =>
  (findPort(typed) ?? PORTS.find(({ name }) => foldText(name) === foldText(typed.trim())))?.country

function offer(port: string | null, date: string | null, today: number): OfferedStay[] {
  const day = readDay(date ?? '')
  if (!port || day === undefined || day > today || day <= today - WINDOW) return []
  return isSchengenCountry(countryOf(port) ?? '')
    ? [{ port: findPort(port)?.name ?? port, from: toDate(day), to: toDate(day) }]
    : []
}

/** Days in Schengen ports by the contracts of the last 180 days, without those that a stay of the list covers. Offered, never counted by themselves. */
export function offerStays(experience: readonly Experience[], stays: readonly Stay[], today: string): OfferedStay[] {
  const end = toDay(today)
  return experience
    .flatMap(({ signOnPort, signOffPort, startDate, endDate }) => [
      ...offer(signOnPort, startDate, end),
      ...offer(signOffPort, endDate, end),
    ])
    .filter(({ from }) => !stays.some((stay) => stay.from <= from && from <= stay.to))
}
