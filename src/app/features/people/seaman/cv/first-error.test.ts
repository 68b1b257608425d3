import { expect, test } from 'vitest'
import { findFirstError } from './first-error.ts'
import { countErrors } from './tabs.ts'

const PATHS = ['experience.12.endDate', 'experience.3.grossTonnage', 'experience.3.startDate', 'kin.kinName']

test('the first error is the one that a person comes to first, on the tab that is shown if there is one', () => {
  expect(findFirstError(PATHS, 'experience')).toBe('experience.3.startDate')
  expect(findFirstError(PATHS, 'additional')).toBe('kin.kinName')
  expect(findFirstError(PATHS, 'personal')).toBe('experience.3.startDate')
  expect(findFirstError([], 'personal')).toBeUndefined()
})

test('what is said of a list as a whole is counted where the list is', () => {
  expect(countErrors(['profileData.experience', 'profileData.firstname'])).toEqual({ experience: 1, personal: 1 })
})
