import { expect, test } from 'vitest'
import { z } from 'zod'
import { isWithin, listFields, withholdFields } from './document-fields.ts'

const schema = z.object({
  entries: z.array(
    z.object({ vessel: z.object({ name: z.string(), imo: z.string().nullable() }), note: z.string().optional() }),
  ),
  months: z.record(z.string(), z.int()),
  places: z.array(z.tuple([z.string(), z.int()])).default([]),
  answer: z.union([z.object({ id: z.string() }), z.object({ id: z.string(), at: z.int() })]).nullable(),
})

test('every field of a document has a path', () => {
  expect(listFields(schema, 'cv')).toEqual([
    'cv.entries[].vessel.name',
    'cv.entries[].vessel.imo',
    'cv.entries[].note',
    'cv.months.*',
    'cv.places[][0]',
    'cv.places[][1]',
    'cv.answer.id',
    'cv.answer.at',
  ])
})

test('a path holds what it leads to and all in it, and nothing that only begins with the same letters', () => {
  expect(isWithin('cv.entries[].vessel.name', 'cv.entries[].vessel')).toBe(true)
  expect(isWithin('cv.entries[].vessel.name', 'cv.entries[].vessel.name')).toBe(true)
  expect(isWithin('cv.entries[].vessel.name', 'cv.entries')).toBe(true)
  expect(isWithin('cv.entries[].vessel_name', 'cv.entries[].vessel')).toBe(false)
  expect(isWithin('cv.entries[].vessel', 'cv.entries[].vessel.name')).toBe(false)
})

test('a document is handed out as it stands, without the fields that are withheld', () => {
  const cv = {
    entries: [{ vessel: { name: 'Gannet', imo: null } }, { vessel: { name: 'Petrel', imo: '9' }, note: 'x' }],
    months: { coc: 12, gmdss: 6 },
    places: [['Odesa', 3]],
    answer: null,
  }
  const row = { id: 1, cv: JSON.stringify(cv), spare: null }
  expect(withholdFields(row, [])).toEqual(row)
  const paths = ['cv.entries[].vessel.name', 'cv.months.*', 'cv.places[][0]', 'cv.answer.id', 'spare.more']
  expect(withholdFields(row, paths)).toEqual({
    ...row,
    cv: '{"entries":[{"vessel":{"imo":null}},{"vessel":{"imo":"9"},"note":"x"}],"months":{},"places":[[null,3]],"answer":null}',
  })
})
