import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseFilters as readCompanies } from '#src/app/features/work/crewing/filters.ts'
import { parseFilters as readVacancies } from '#src/app/features/work/vacancy-search/filters.ts'
import { companyQuerySchema } from '#src/contract/crewing/schemas.ts'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { vacancyQuerySchema } from '#src/contract/vacancy-search/schemas.ts'
import { listSources, ROOT } from '../../scripts/graph/read-imports.ts'

const modules = import.meta.glob<Record<string, unknown>>('/src/contract/*/*endpoints.ts', { eager: true })
const isSpec = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value
const specs = Object.values(modules)
  .flatMap((declared) => Object.values(declared))
  .filter(isSpec)

/** Every schema within a schema, itself first. */
function* schemasIn(schema: z.ZodType): Generator<z.ZodType> {
  yield schema
  const { def } = schema._zod
  for (const part of Object.values({ ...def, ...('shape' in def ? (def.shape as object) : {}) }).flat())
    if (part instanceof z.ZodType) yield* schemasIn(part)
}

const asked = ({ params, query, body }: EndpointSpec) => [params, query, body].filter((schema) => schema !== undefined)
const countsUnits = (schema: z.ZodType): boolean => schema instanceof z.ZodString && schema.maxLength !== null

test('no endpoint limits a text by UTF-16 units, of which some characters have two', () => {
  expect(specs.length).toBeGreaterThan(50)
  const wrong = specs.filter((spec) => asked(spec).some((schema) => [...schemasIn(schema)].some(countsUnits)))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('no field is cut by the browser, which counts UTF-16 units and line ends of its own', () => {
  const limited = listSources().filter(
    (file) => file.startsWith('src/app') && /maxlength/i.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(limited).toEqual([])
})

const SEARCHES = [
  ['companies', readCompanies, companyQuerySchema.shape.q],
  ['vacancies', readVacancies, vacancyQuerySchema.shape.q],
] as const

test.each(SEARCHES)(
  'a search of %s asks for as many characters as the server takes, and no more',
  (_, read, schema) => {
    const most = z.toJSONSchema(schema, { io: 'input' }).maxLength
    const { q } = read({ q: ` ${'😀'.repeat(500)} ` })
    expect([...q]).toHaveLength(Number(most))
    expect(schema.parse(q)).toBe(q)
    expect(schema.safeParse(`${q}x`).success).toBe(false)
  },
)
