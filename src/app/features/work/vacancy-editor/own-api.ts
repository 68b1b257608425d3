import type { PageContext } from '#src/app/page.ts'
import { createOwnVacancyApi } from '#src/contract/vacancy-editor/api.ts'

/** API names used by few pages. */
export const ownApi = ({ api }: Pick<PageContext, 'api'>) => createOwnVacancyApi(api.call)
