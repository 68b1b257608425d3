import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeSchema, type Schema } from './describe-schema.ts'

it('writes a schema as people read types', () => {
  const schema = z.object({
    id: z.uuid(),
    name: z.string().meta({ maxLength: 60 }).nullable(),
    rows: z.array(z.object({ kind: z.enum(['deck', 'engine']), pay: z.int().optional() })),
    labels: z.record(z.string(), z.boolean()),
  })
  expect(describeSchema(z.toJSONSchema(schema) as Schema)).toBe(`{
  id: string (uuid)
  name: string up to 60 | null
  rows: list of {
    kind: deck | engine
    pay?: integer
  }
  labels: {
    [name]: boolean
  }
}`)
})
