/** Adds header names to what an answer says it depends on, each once. */
export function addVary(headers: Headers, names: readonly string[]): void {
  const known = (headers.get('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const lower = new Set(known.map((name) => name.toLowerCase()))
  headers.set('vary', [...known, ...names.filter((name) => !lower.has(name.toLowerCase()))].join(', '))
}
