import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import type { List } from './describe-list.ts'
import type { EndpointSpec } from './endpoint.ts'
import { listQuerySchema } from './list-schemas.ts'

type Place<Params> = Pick<EndpointSpec, 'tag' | 'summary' | 'member' | 'permission'> & {
  path: EndpointSpec['path']
  params?: Params
}

/** The rows of a list as a table for spreadsheets, the newest first: for anyone who may read the list, in a language. */
export const declareListFile = <L extends List, const P extends Place<z.ZodObject>>(list: L, place: P) =>
  ({
    method: 'get',
    ...place,
    who: list.who as L['who'],
    // An admin who acts for someone reads their pages, and takes nothing away.
    impersonation: 'never',
    limits: ['list-file-account'],
    query: listQuerySchema(list).extend({ in: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]).default('en') }),
    kind: 'stream',
  }) as const satisfies EndpointSpec
