import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import { type Cv, createExperience, createFirstCv } from '#src/domain/cv/cv.ts'
import { applyCv } from './apply-cv.ts'
import { type CvFormValues, toFormValues } from './form-values.ts'

const FIRST = createFirstCv({
  firstname: 'Marek',
  surname: 'Zielinski',
  citizenship: 'PL',
  positionMain: 'chief-officer',
  positionSecond: null,
})
const withContracts = (...ids: string[]): Cv => ({ ...FIRST, experience: ids.map(createExperience) })

test('what the last save said of an entry goes with it to its new place, and with one that is gone', () => {
  const { formControl: _, ...form } = createFormControl<CvFormValues>({
    defaultValues: toFormValues(withContracts('a', 'b', 'c')),
  })
  const messageAt = (place: number) =>
    form.getFieldState(`experience.${place}.endDate` as 'experience.0').error?.message
  form.setError('experience.1.endDate' as never, { type: 'server', message: 'before it starts' })
  applyCv(form, withContracts('new', 'a', 'c', 'b'))
  expect([0, 1, 2, 3].map(messageAt)).toEqual([undefined, undefined, undefined, 'before it starts'])
  applyCv(form, withContracts('new', 'a', 'c'))
  expect([0, 1, 2].map(messageAt)).toEqual([undefined, undefined, undefined])
})
