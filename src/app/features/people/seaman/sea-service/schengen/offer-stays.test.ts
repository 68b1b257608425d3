import { describe, expect, test } from 'vitest'
import { createExperience, type Experience } from '#src/domain/cv/cv.ts'
import { isLikelyStay } from './check-stay.ts'
import { offerStays } from './offer-stays.ts'

const TODAY = '2026-11-20'
const contract = (told: Partial<Experience>): Experience => ({ ...createExperience('a'), ...told })

describe('stays that the CV offers', () => {
  test('are days in ports of Schengen countries, however the port was given', () => {
    const experience = [
      contract({ startDate: '2026-07-01', signOnPort: 'NLRTM', endDate: '2026-10-05', signOffPort: 'hamburg' }),
      contract({ startDate: '2026-10-20', signOnPort: 'SGSIN' }),
    ]
    expect(offerStays(experience, [], TODAY)).toEqual([
      { port: 'Rotterdam', from: '2026-07-01', to: '2026-07-01' },
      { port: 'hamburg', from: '2026-10-05', to: '2026-10-05' },
    ])
  })

  test('are none that the list has already, that left the window, or that are still to come', () => {
    const experience = [
      contract({ startDate: '2026-05-20', signOnPort: 'NLRTM', endDate: '2026-10-05', signOffPort: 'DEHAM' }),
      contract({ startDate: '2026-12-01', signOnPort: 'NLRTM' }),
    ]
    expect(offerStays(experience, [{ from: '2026-10-01', to: '2026-10-09' }], TODAY)).toEqual([])
  })
})

test('a stay that ends before it begins, lacks a day or lies years away is a slip of the pen', () => {
  expect(isLikelyStay({ from: '2026-10-01', to: '2026-10-01' }, TODAY)).toBe(true)
  expect(isLikelyStay({ from: '2026-10-02', to: '2026-10-01' }, TODAY)).toBe(false)
  expect(isLikelyStay({ from: '2026-10-02', to: '' }, TODAY)).toBe(false)
  expect(isLikelyStay({ from: '2022-10-02', to: '2026-10-01' }, TODAY)).toBe(false)
  expect(isLikelyStay({ from: '2026-10-02', to: '2206-10-05' }, TODAY)).toBe(false)
})
