import type { TableWeight } from './weigh-tables.ts'

/** Rows that one of a kind is made of; `each`: as many as there are for one of the first table. */
type Parts = Readonly<Record<string, number | 'each'>>

export const KINDS: Readonly<Record<string, Parts>> = {
  seafarer: {
    seaman: 1,
    account: 1,
    consent_event: 2,
    security_event: 5,
    session: 1,
    outbox: 1,
    crew_card: 1,
    crew_vessel: 'each',
  },
  'CV of 14 contracts and 18 documents': { cv: 1 },
  vacancy: { vacancy: 1, vacancy_nationality: 'each', vacancy_search: 1, search_word: 'each' },
  application: {
    ...{ application: 1, application_move: 1, outbox: 2, idempotency: 1 },
    ...{ cv_sent: 1, cv_sending: 1, vacancy_copy: 'each' },
  },
}

export type KindWeight = { kind: string; bytes: number; parts: readonly (readonly [table: string, bytes: number])[] }

/** Bytes of one of each kind, with the indexes of its rows. */
export const weighKinds = (weights: ReadonlyMap<string, TableWeight>): KindWeight[] =>
  Object.entries(KINDS).map(([kind, tables]) => {
    const [first = ''] = Object.keys(tables)
    const owners = weights.get(first)?.rows ?? 0
    const parts = Object.entries(tables).map(([table, count]) => {
      const { rows, table: own, indexes } = weights.get(table) ?? { rows: 0, table: 0, indexes: 0 }
      const wanted = count === 'each' ? rows / Math.max(1, owners) : count
      return [table, rows === 0 ? 0 : ((own + indexes) / rows) * wanted] as const
    })
    return { kind, bytes: parts.reduce((total, [, bytes]) => total + bytes, 0), parts }
  })
