import { expect, test } from 'vitest'
import { createExperience, createFirstCv, MAX_EXPERIENCE } from '../cv/cv.ts'
import { compareWithCv, pathOf } from './compare.ts'
import { readCvFields } from './read-cv-fields.ts'
import { countOver, takeTicked, toFoundCv } from './take.ts'

const own = Array.from({ length: MAX_EXPERIENCE - 1 }, (_, place) => ({
  ...createExperience(`own-${place}`),
  fleetVesselName: `Own ${place}`,
}))
const CV = {
  ...createFirstCv({ firstname: 'Ana', surname: 'Lim', citizenship: 'PH', positionMain: 'ab', positionSecond: null }),
  experience: own,
}
const READING = readCvFields({
  experience: ['2019', '2025', '2022'].map((year) => ({
    fleetVesselName: `Ship ${year}`,
    startDate: `${year}-01-01`,
  })),
})

const proposals = compareWithCv(READING, CV)
const tick = (places: readonly number[]) =>
  new Set(places.flatMap((place) => ['fleetVesselName', 'startDate'].map((name) => pathOf('experience', name, place))))
const takeAll = (places: readonly number[]) =>
  takeTicked(CV, { proposals, found: toFoundCv(READING), ticked: tick(places), createId: () => 'new' })

test('no contract of the CV is lost to those that come in: the latest of the new ones are taken as far as there is room', () => {
  const { experience } = takeAll([0, 1, 2])
  expect(experience.slice(1)).toEqual(own)
  expect(experience[0]?.fleetVesselName).toBe('Ship 2025')
})

test('says how many do not fit, of those that are ticked', () => {
  const over = (places: readonly number[]) => countOver('experience', CV, { proposals, ticked: tick(places) })
  expect([over([0, 1, 2]), over([0, 1]), over([2]), over([])]).toEqual([2, 1, 0, 0])
})
