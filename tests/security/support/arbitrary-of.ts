import fc from 'fast-check'
import { z } from 'zod'
import type { Json } from './json-schema.ts'

/** What takes the place of a leaf, by the name it has in its object; undefined leaves it as it is. */
export type Leaf = (name: string) => fc.Arbitrary<unknown> | undefined

const LONGEST = 40
/** A pattern may want more than that, such as a digest. */
const LONGEST_PATTERN = 64
const NOTHING: Leaf = () => undefined

/** Values that the schema takes, made from the schema alone, so that an endpoint that is new is covered by being there. */
export const arbitraryOf = (schema: z.ZodType, leaf: Leaf = NOTHING): fc.Arbitrary<unknown> =>
  fromJson(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', reused: 'inline' }) as Json, leaf, '')

function fromJson(json: Json, leaf: Leaf, name: string): fc.Arbitrary<unknown> {
  const choices = json.anyOf ?? json.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromJson(choice, leaf, name)))
  if (json.allOf) return fromJson(Object.assign({}, ...json.allOf) as Json, leaf, name)
  const type = Array.isArray(json.type) ? json.type[0] : json.type
  if (type === 'object') return objectOf(json, leaf)
  if (type === 'array') return arrayOf(json, leaf, name)
  return leaf(name) ?? scalarOf(json, type)
}

function objectOf({ properties = {}, required = [], additionalProperties }: Json, leaf: Leaf) {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 8 }), fromJson(additionalProperties, leaf, ''), { maxKeys: 3 })
  const record = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, fromJson(one, leaf, key)]))
  return fc.record(record, { requiredKeys: required.filter((key) => key in record) })
}

function arrayOf({ items, prefixItems, minItems = 0, maxItems = 3 }: Json, leaf: Leaf, name: string) {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => fromJson(one, leaf, name)))
  const options = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }
  return fc.array(fromJson(items ?? {}, leaf, name), options)
}

function scalarOf(json: Json, type: string | undefined): fc.Arbitrary<unknown> {
  if ('const' in json) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.max(json.minimum ?? 0, -(2 ** 31)), max: Math.min(json.maximum ?? 1e6, 2 ** 31) })
  if (type === 'string') return textOf(json)
  return fc.jsonValue({ maxDepth: 2 })
}

function textOf({ pattern, minLength = 0, maxLength = LONGEST }: Json): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: Math.max(LONGEST_PATTERN, minLength) })
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) })
}
