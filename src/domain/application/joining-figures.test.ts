import { expect, test } from 'vitest'
import { showFigures } from './joining-figures.ts'

test('four answers to a question show nothing of it, and five show how many were yes', () => {
  const shown = showFigures({
    paidOnTime: { yes: 4, of: 5 },
    asAdvertised: { yes: 4, of: 4 },
    relievedOnTime: { yes: 0, of: 0 },
  })
  expect(shown).toEqual({ paidOnTime: { yes: 4, of: 5 }, asAdvertised: null, relievedOnTime: null })
})
