/** The parts of a JSON schema that the API page shows; the rest is in `openapi.json`. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  format?: string
}

const indent = (text: string): string => text.replaceAll('\n', '\n  ')

const describeText = ({ format, maxLength }: Schema): string =>
  ['string', format && `(${format})`, maxLength !== undefined && `up to ${maxLength}`].filter(Boolean).join(' ')

function describeObject({ properties = {}, required = [], additionalProperties }: Schema): string {
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${describeSchema(schema)}`,
  )
  if (typeof additionalProperties === 'object') lines.push(`[name]: ${describeSchema(additionalProperties)}`)
  return lines.length === 0 ? '{}' : `{${indent(['', ...lines].join('\n'))}\n}`
}

/** Returns a schema in the short notation of types, a third of the size of its JSON. */
export function describeSchema(schema: Schema): string {
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.map(describeSchema).join(' | ')
  if (schema.allOf) return schema.allOf.map(describeSchema).join(' & ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.items) return `list of ${describeSchema(schema.items)}`
  const types = [schema.type ?? 'anything'].flat()
  return types
    .map((type) => {
      if (type === 'object') return describeObject(schema)
      return type === 'string' ? describeText(schema) : type
    })
    .join(' | ')
}
