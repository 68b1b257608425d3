import { UPDATE_KINDS, type UpdateKind } from '#src/contract/site-update/list.ts'
import type { DigestSource } from '#src/server/people/digest/digest-source.ts'
import { countLetter, findFirstUpdate, findNextUpdate } from './site-update.repository.ts'

export const MAIL_OF = { product_updates: 'product-update', tech_updates: 'tech-update' } as const

/** One update in each digest: the next one is in that of the next day. */
const createDigest = (kind: UpdateKind): DigestSource => ({
  kind,
  mail: MAIL_OF[kind],
  findFirst: ({ db }, after) => findFirstUpdate(db, kind, after),
  collect: async ({ db }, _reader, period) => {
    const found = await findNextUpdate(db, kind, period)
    if (!found?.publishedAt) return undefined
    return { payload: { updateId: found.id }, until: found.publishedAt, statements: [countLetter(db, found.id)] }
  },
})

export const updateDigests: readonly DigestSource[] = UPDATE_KINDS.map(createDigest)
