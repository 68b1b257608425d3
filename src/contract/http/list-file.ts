import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import type { List } from './describe-list.ts'
import type { EndpointSpec } from './endpoint.ts'
import { listQuerySchema } from './list-schemas.ts'

type Place<Params> = Pick<EndpointSpec, 'tag' | 'summary' | 'member' | 'permission'> & {
  path: EndpointSpec['path']
  params?: Params
}

/** Declares a list as a spreadsheet file, newest first, in a language, for everyone who may read the list. */
export const declareListFile = <L extends List, const P extends Place<z.ZodObject>>(list: L, place: P) =>
  ({
    method: 'get',
    ...place,
    who: list.who as L['who'],
    // An admin who acts for a user reads pages but exports nothing.
    impersonation: 'never',
    limits: ['list-file-account'],
    query: listQuerySchema(list).extend({ in: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]).default('en') }),
    kind: 'stream',
  }) as const satisfies EndpointSpec
