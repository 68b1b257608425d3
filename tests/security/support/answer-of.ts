import { z } from 'zod'
import type { Json } from './json-schema.ts'

/** What is in a text field, by its name from the address down; `index` counts the items of lists. */
export type Fill = (field: string, index: number) => string
type Way = { fill: Fill; variant: number; index: number }

const ITEMS = 2
const AT = Date.UTC(2026, 10, 20)

/**
 * An answer made from its schema alone, so that a field that is new is covered by being there. It has everything that it can have;
 * variants take other choices, so that all branches of a page are shown.
 */
export function answerOf(schema: z.ZodType, name: string, fill: Fill, variant = 0): unknown {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output', reused: 'inline' }) as Json
  return fromJson(json, name, { fill, variant, index: 0 })
}

const isNull = ({ type }: Json) => type === 'null'
const pick = <T>(choices: readonly T[], variant: number) => choices[variant % choices.length] as T

function fromJson(json: Json, name: string, way: Way): unknown {
  const choices = json.anyOf ?? json.oneOf
  if (choices)
    return fromJson(
      pick(
        choices.filter((choice) => !isNull(choice)),
        way.variant,
      ),
      name,
      way,
    )
  if (json.allOf) return fromJson(Object.assign({}, ...json.allOf) as Json, name, way)
  if ('const' in json) return json.const
  if (json.enum) return pick(json.enum, way.variant + way.index)
  const type = Array.isArray(json.type) ? json.type[0] : json.type
  if (type === 'object') return objectOf(json, name, way)
  if (type === 'array')
    return Array.from({ length: ITEMS }, (_, item) =>
      fromJson(json.items ?? {}, `${name}[]`, { ...way, index: way.index * ITEMS + item }),
    )
  if (type === 'boolean') return way.variant % 2 === 0
  if (type === 'integer' || type === 'number') return numberOf(json, name)
  if (json.format === 'date') return '2026-12-01'
  return type === 'null' ? null : way.fill(name, way.index)
}

/** What open records hold; their schemas do not say. */
const RECORD =
  'id type name number extra issuedBy issuedDate validDate position fleetVesselName company startDate endDate'
const RECORD_FIELDS = Object.fromEntries(RECORD.split(' ').map((key) => [key, { type: 'string' }]))

const objectOf = ({ properties, additionalProperties }: Json, name: string, way: Way) =>
  Object.fromEntries(
    Object.entries(properties ?? (additionalProperties ? RECORD_FIELDS : {})).map(([key, one]) => [
      key,
      fromJson(one, `${name}.${key}`, way),
    ]),
  )

const numberOf = ({ minimum = 0 }: Json, name: string) =>
  /(At|until|since|now|time)$/i.test(name) ? AT : Math.max(3, minimum)
