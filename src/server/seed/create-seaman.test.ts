import { describe, expect, test } from 'vitest'
import { toPlainDate } from '#src/contract/time.ts'
import { findCertificate } from '#src/contract/vocabulary/certificates.ts'
import { findFlag } from '#src/contract/vocabulary/flags.ts'
import { findRank } from '#src/contract/vocabulary/ranks.ts'
import { findVesselType } from '#src/contract/vocabulary/vessel-types.ts'
import { collectFleet } from './collect-fleet.ts'
import { CAREER_TRACKS } from './data/career-tracks.ts'
import { daysBetween } from './dates.ts'
import type { ExperienceRow, SeamanRow } from './rows.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)
const TODAY = toPlainDate(NOW)
const fleet = collectFleet({ now: NOW, passwordHash: 'hash' })
const ofSeamen = <Row extends { seaman_id: string }>(rows: readonly Row[]) => {
  const groups = new Map<string, Row[]>(fleet.seaman.map((row) => [row.id, []]))
  for (const row of rows) groups.get(row.seaman_id)?.push(row)
  return groups
}
const careers = ofSeamen(fleet.experience)
const papers = ofSeamen(fleet.document)

const broken = (rule: (seaman: SeamanRow, career: readonly ExperienceRow[]) => boolean) =>
  fleet.seaman
    .filter((row) => !rule(row, careers.get(row.id) ?? []))
    .map((row) => `${row.firstname} ${row.surname}, ${row.position_main}`)

const isValidImo = (imo: string) =>
  /^\d{7}$/.test(imo) &&
  [7, 6, 5, 4, 3, 2].reduce((sum, weight, index) => sum + weight * Number(imo[index]), 0) % 10 === Number(imo[6])

describe('careers', () => {
  test('show the present rank last served, newest contract first', () => {
    expect(broken((seaman, career) => career[0]?.position === seaman.position_main)).toEqual([])
    expect(broken((_, career) => career.every((row, index) => row.sort === index))).toEqual([])
  })

  test('never put one person on two ships and give leave in between', () => {
    const rested = (career: readonly ExperienceRow[]) =>
      career.every((row, index) => {
        const earlier = career[index + 1]
        return !earlier || daysBetween(earlier.end_date ?? TODAY, row.start_date) >= 25
      })
    expect(broken((_, career) => rested(career))).toEqual([])
  })

  test('have contracts of believable length, none begun in the future', () => {
    const wrong = fleet.experience.filter((row) => {
      const days = daysBetween(row.start_date, row.end_date ?? TODAY)
      return row.start_date > TODAY || (row.end_date !== null && (row.end_date > TODAY || days < 50 || days > 290))
    })
    expect(wrong).toEqual([])
  })

  test('only rise', () => {
    const orders = CAREER_TRACKS.map((track) => track.steps.map((step) => step.rank))
    const rises = (career: readonly ExperienceRow[]) =>
      orders.some((order) => {
        const steps = career.map((row) => order.indexOf(row.position))
        return steps.every((step, index) => step >= 0 && (index === 0 || step <= (steps[index - 1] ?? 0)))
      })
    expect(broken((_, career) => rises(career))).toEqual([])
  })

  test('begin at an age at which people go to sea', () => {
    expect(
      broken((seaman, career) => daysBetween(seaman.birth_date, career.at(-1)?.start_date ?? TODAY) / 365.25 >= 18),
    ).toEqual([])
    expect(broken((seaman) => daysBetween(seaman.birth_date, TODAY) / 365.25 < 68)).toEqual([])
  })

  test('are served on known types, flags and ships with valid numbers', () => {
    const wrong = fleet.experience.filter(
      (row) =>
        !findRank(row.position) ||
        findVesselType(row.vessel_type)?.fleet !== row.fleet ||
        !findFlag(row.vessel_flag) ||
        !isValidImo(row.vessel_imo),
    )
    expect(wrong).toEqual([])
  })

  test('the check of IMO numbers itself holds', () => {
    expect([isValidImo('9074729'), isValidImo('8814274')]).toEqual([true, false])
  })
})

describe('papers', () => {
  test('everybody has a passport, a seaman’s book, a medical and at least two certificates', () => {
    expect(
      broken(({ id }) => {
        const own = papers.get(id) ?? []
        const names = own.map((row) => row.name)
        return (
          ['international', 'seaman', 'medical'].every((name) => names.includes(name)) &&
          own.filter((row) => row.type === 'certificate').length >= 2
        )
      }),
    ).toEqual([])
  })

  test('are named by the vocabulary, issued in the past, and once each', () => {
    expect(fleet.document.filter((row) => row.type !== 'passport' && !findCertificate(row.name))).toEqual([])
    expect(
      fleet.document.filter(
        (row) => row.issued_date > TODAY || (row.valid_date !== null && row.valid_date <= row.issued_date),
      ),
    ).toEqual([])
    expect(broken(({ id }) => new Set(papers.get(id)?.map((row) => row.name)).size === papers.get(id)?.length)).toEqual(
      [],
    )
  })

  test('a few have run out, most have not', () => {
    const dated = fleet.document.filter((row) => row.valid_date !== null)
    const expired = dated.filter((row) => (row.valid_date ?? '') < TODAY).length
    expect(expired).toBeGreaterThan(0)
    expect(expired).toBeLessThan(dated.length * 0.04)
  })
})

describe('applications', () => {
  const seamen = new Map(fleet.seaman.map((row) => [row.id, row]))
  const vacancies = new Map(fleet.vacancy.map((row) => [row.id, row]))

  test('come from seafarers of the rank whom the vacancy accepts, once each', () => {
    const wrong = fleet.application.filter((row) => {
      const seaman = seamen.get(row.seaman_id)
      const vacancy = vacancies.get(row.vacancy_id)
      if (!seaman || !vacancy || vacancy.status === 'draft') return true
      const accepted = vacancy.any_nationality === 1 || JSON.parse(vacancy.nationalities).includes(seaman.citizenship)
      return !accepted || ![seaman.position_main, seaman.position_second].includes(vacancy.rank)
    })
    expect(wrong).toEqual([])
    expect(new Set(fleet.application.map((row) => `${row.vacancy_id} ${row.seaman_id}`)).size).toBe(
      fleet.application.length,
    )
  })

  test('stand at every step, most of them new, and carry notes without gaps', () => {
    expect(new Set(fleet.application.map((row) => row.status)).size).toBe(6)
    expect(fleet.application.filter((row) => /[{}]|undefined/.test(row.note ?? ''))).toEqual([])
    expect(fleet.application.filter((row) => row.note !== null).length).toBeGreaterThan(300)
  })
})
