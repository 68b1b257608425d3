import { isArticleCategory } from '#src/contract/article/article.ts'
import { ID_QUERY_LENGTH } from '#src/contract/http/constants.ts'
import type { RouteMatch } from '#src/contract/routes.ts'
import { isFleetType } from '#src/domain/vocabulary/fleets.ts'

/** Which of the two "not found" wordings of SPEC 8 an address with impossible values gets; undefined when all is well. */
export function findPageFault({ route, params }: RouteMatch, search: URLSearchParams): 'plain' | 'path' | undefined {
  if (params.fleetType !== undefined && !isFleetType(params.fleetType)) return 'plain'
  if (params.category !== undefined && !isArticleCategory(params.category)) return 'path'
  if (route.id === 'mailing-review' && search.get('id')?.length !== ID_QUERY_LENGTH) return 'path'
  return undefined
}
