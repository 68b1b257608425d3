import { describe, expect, test } from 'vitest'
import type { CvDocument, Experience } from '#src/domain/cv/cv.ts'
import { readCv } from '#src/domain/cv/cv-text.ts'
import { isImoNumber } from '#src/domain/cv/imo.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { findCertificate } from '#src/domain/vocabulary/certificates.ts'
import { findFlag } from '#src/domain/vocabulary/flags.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { collectFleet } from './collect-fleet.ts'
import { CAREER_TRACKS } from './data/career-tracks.ts'
import { daysBetween } from './dates.ts'
import type { SeamanRow } from './rows.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)
const TODAY = toPlainDate(NOW)
const fleet = collectFleet({ now: NOW, passwordHash: 'hash' })
const cvs = new Map(fleet.cv.map((row) => [row.seaman_id, readCv(row.document)]))
const careerOf = ({ id }: SeamanRow): readonly Experience[] => cvs.get(id)?.experience ?? []
const papersOf = ({ id }: SeamanRow): readonly CvDocument[] => cvs.get(id)?.documents ?? []
const birthOf = ({ id }: SeamanRow): string => cvs.get(id)?.profileData.birthDate ?? TODAY
const contracts = fleet.seaman.flatMap(careerOf)
const papers = fleet.seaman.flatMap(papersOf)

const broken = (rule: (seaman: SeamanRow, career: readonly Experience[]) => boolean) =>
  fleet.seaman
    .filter((row) => !rule(row, careerOf(row)))
    .map((row) => `${row.firstname} ${row.surname}, ${row.position_main}`)

describe('careers', () => {
  test('show the present rank last served, newest contract first', () => {
    expect(broken((seaman, career) => career[0]?.position === seaman.position_main)).toEqual([])
    const newestFirst = (career: readonly Experience[]) =>
      career.every(({ startDate }, index) => index === 0 || (startDate ?? '') < (career[index - 1]?.startDate ?? ''))
    expect(broken((_, career) => newestFirst(career))).toEqual([])
  })

  test('never put one person on two ships and give leave in between', () => {
    const rested = (career: readonly Experience[]) =>
      career.every((row, index) => {
        const earlier = career[index + 1]
        return !earlier || daysBetween(earlier.endDate ?? TODAY, row.startDate ?? TODAY) >= 25
      })
    expect(broken((_, career) => rested(career))).toEqual([])
  })

  test('have contracts of believable length, none begun in the future', () => {
    const wrong = contracts.filter(({ startDate, endDate }) => {
      if (startDate === null || startDate > TODAY) return true
      const days = daysBetween(startDate, endDate ?? TODAY)
      return endDate !== null && (endDate > TODAY || days < 50 || days > 290)
    })
    expect(wrong).toEqual([])
  })

  test('only rise', () => {
    const orders = CAREER_TRACKS.map((track) => track.steps.map((step) => step.rank))
    const rises = (career: readonly Experience[]) =>
      orders.some((order) => {
        const steps = career.map((row) => order.indexOf(row.position ?? ''))
        return steps.every((step, index) => step >= 0 && (index === 0 || step <= (steps[index - 1] ?? 0)))
      })
    expect(broken((_, career) => rises(career))).toEqual([])
  })

  test('begin at an age at which people go to sea', () => {
    expect(
      broken((seaman, career) => daysBetween(birthOf(seaman), career.at(-1)?.startDate ?? TODAY) / 365.25 >= 18),
    ).toEqual([])
    expect(broken((seaman) => daysBetween(birthOf(seaman), TODAY) / 365.25 < 68)).toEqual([])
  })

  test('are served on known types, flags and ships with valid numbers', () => {
    const wrong = contracts.filter(
      ({ position, fleetTypeAndVesselType: { fleetType, vesselType }, fleetVesselFlag, fleetVesselImo }) =>
        !findRank(position ?? '') ||
        findVesselType(vesselType ?? '')?.fleet !== fleetType ||
        !findFlag(fleetVesselFlag ?? '') ||
        !isImoNumber(fleetVesselImo ?? ''),
    )
    expect(wrong).toEqual([])
  })
})

describe('papers', () => {
  test('everyone has a passport, a seaman’s book, a medical and at least two certificates', () => {
    expect(
      broken((seaman) => {
        const own = papersOf(seaman)
        const names = own.map((row) => row.name)
        return (
          ['international', 'seaman', 'medical'].every((name) => names.includes(name)) &&
          own.filter((row) => row.type === 'certificate').length >= 2
        )
      }),
    ).toEqual([])
  })

  test('are named by the vocabulary, issued in the past, and once each', () => {
    expect(papers.filter((row) => row.type !== 'passport' && !findCertificate(row.name ?? ''))).toEqual([])
    expect(
      papers.filter(
        ({ issuedDate, validDate }) =>
          issuedDate === null || issuedDate > TODAY || (validDate !== null && validDate <= issuedDate),
      ),
    ).toEqual([])
    const isOnceEach = (own: readonly CvDocument[]) => new Set(own.map(({ name }) => name)).size === own.length
    expect(broken((seaman) => isOnceEach(papersOf(seaman)))).toEqual([])
  })

  test('a few have run out, most have not', () => {
    const dated = papers.filter(({ validDate }) => validDate !== null)
    const expired = dated.filter(({ validDate }) => (validDate ?? '') < TODAY).length
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

  test('are at every step, most of them new, and carry notes without gaps', () => {
    expect(new Set(fleet.application.map((row) => row.status)).size).toBe(6)
    expect(fleet.application.filter((row) => /[{}]|undefined/.test(row.note ?? ''))).toEqual([])
    expect(fleet.application.filter((row) => row.note !== null).length).toBeGreaterThan(300)
  })
})
