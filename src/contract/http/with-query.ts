export type Query = Record<string, string | number | readonly string[] | undefined>

/** Adds a query to a path: lists are joined by commas, empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value)
    if (text !== '') search.set(name, text)
  }
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}
