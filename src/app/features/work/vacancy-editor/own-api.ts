import type { PageContext } from '#src/app/page.ts'
import { createOwnVacancyApi } from '#src/contract/vacancy-editor/api.ts'

/** The names of what few pages ask for. */
export const ownApi = ({ api }: Pick<PageContext, 'api'>) => createOwnVacancyApi(api.call)
