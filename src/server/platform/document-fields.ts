import { z } from 'zod'

// Fields of JSON documents, by path: `reasons[]`, `facts.rank`, `parts[][0]`; `months.*` is any key of a record.

const unwrap = (schema: z.ZodType): z.ZodType | undefined => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType
  return undefined
}

/** Returns the direct fields of a schema; empty for a value. */
function listParts(schema: z.ZodType): [name: string, part: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, part]) => [`.${name}`, part as z.ZodType])
  if (schema instanceof z.ZodArray) return [['[]', schema.element as z.ZodType]]
  if (schema instanceof z.ZodTuple) return schema.def.items.map((part, place) => [`[${place}]`, part as z.ZodType])
  if (schema instanceof z.ZodRecord) return [['.*', schema.valueType as z.ZodType]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option as z.ZodType])
  const inner = unwrap(schema)
  return inner ? [['', inner]] : []
}

/** Returns every field of a document once. `path` is the path of the document. */
export function listFields(schema: z.ZodType, path: string): string[] {
  const parts = listParts(schema)
  if (parts.length === 0) return [path]
  return [...new Set(parts.flatMap(([name, part]) => listFields(part, path + name)))]
}

/** Whether a field is at the path or below it. */
export const isWithin = (field: string, path: string): boolean =>
  field.startsWith(path) && /^(?:$|[.[])/.test(field.slice(path.length))

const splitPath = (path: string): string[] => path.split(/\.|(?=\[)/)

const isMeant = (step: string, name: string | number): boolean =>
  step === '*' || step === '[]' || step === name || step === `[${name}]`

/** Returns the value without the fields at the path; items of lists become empty and keep their index. */
function leaveOut(value: unknown, [step = '', ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((each, place) => (isMeant(step, place) ? (rest.length > 0 ? leaveOut(each, rest) : null) : each))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      if (!isMeant(step, name)) return [[name, each]]
      return rest.length > 0 ? [[name, leaveOut(each, rest)]] : []
    }),
  )
}

/** Returns a row without those fields of its JSON documents. */
export function withholdFields(row: Readonly<Record<string, unknown>>, paths: readonly string[]) {
  const left = { ...row }
  for (const path of paths) {
    const [column = '', ...steps] = splitPath(path)
    const text = left[column]
    if (steps.length > 0 && typeof text === 'string') left[column] = JSON.stringify(leaveOut(JSON.parse(text), steps))
  }
  return left
}
