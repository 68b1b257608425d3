import type { RouteRow } from '#src/contract/routes.ts'
import { isVocabularyParameter, toAddressValue } from '#src/domain/vocabulary/address-values.ts'

/** `?rank=MASTER` and `?rank=master` are one page. What people typed, and parameters that the page does not know, stay as they are. */
export function lowerValues({ query }: Pick<RouteRow, 'query'>, search: string): string {
  if (!/[A-Z]/.test(search)) return search
  const pairs = search.slice(1).split('&')
  return `?${pairs.map((pair) => lowerPair(pair, query)).join('&')}`
}

function lowerPair(pair: string, query: RouteRow['query']): string {
  const end = pair.indexOf('=')
  const name = pair.slice(0, Math.max(end, 0))
  return query.includes(name) && isVocabularyParameter(name) ? `${name}=${toAddressValue(pair.slice(end + 1))}` : pair
}
