/** Parameters of a request, as the SDK wrote them: nested objects and lists of texts. */
export type Params = { [name: string]: Param }
export type Param = string | Params | Param[]

const isIndex = (key: string): boolean => /^\d+$/.test(key)

function toLists(value: Param): Param {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([key, each]) => [key, toLists(each)] as const)
  if (entries.length > 0 && entries.every(([key]) => isIndex(key))) return entries.map(([, each]) => each)
  return Object.fromEntries(entries)
}

function put(target: Params, path: readonly string[], value: string): void {
  const [key = '', ...rest] = path
  const name = key === '' ? String(Object.keys(target).length) : key
  if (rest.length === 0) target[name] = value
  else {
    const next = target[name]
    const within = typeof next === 'object' && !Array.isArray(next) ? next : {}
    target[name] = within
    put(within, rest, value)
  }
}

/** Reads `a[b][0][c]=d`, as a query or a form. */
export function parseForm(text: string): Params {
  const found: Params = {}
  for (const [name, value] of new URLSearchParams(text)) put(found, name.replaceAll(']', '').split('['), value)
  return toLists(found) as Params
}

/** Whether two requests have the same parameters, in any order. */
export function toComparable(value: Param): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(toComparable).join()}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${toComparable(value[name] as Param)}`).join()}}`
}

export const textOf = (value: Param | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

export const paramsOf = (value: Param | undefined): Params =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}

export const textsOf = (value: Param | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(paramsOf(value)).flatMap(([key, each]) => (typeof each === 'string' ? [[key, each]] : [])),
  )
