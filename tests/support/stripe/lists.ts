import { invalid } from './failure.ts'
import { type Params, paramsOf, textOf } from './form.ts'
import type { World } from './world.ts'

type Listed = { id: string; created: number }

const MAX_LIMIT = 100
const COMPARE: Readonly<Record<string, (created: number, bound: number) => boolean>> = {
  gt: (created, bound) => created > bound,
  gte: (created, bound) => created >= bound,
  lt: (created, bound) => created < bound,
  lte: (created, bound) => created <= bound,
}

function isWithin(created: number, asked: Params[string] | undefined): boolean {
  if (typeof asked === 'string') return created === Number(asked)
  return Object.entries(paramsOf(asked)).every(([name, bound]) => COMPARE[name]?.(created, Number(bound)) ?? true)
}

function readLimit(params: Params): number {
  const limit = Number(textOf(params.limit) ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) throw invalid('limit', 'Invalid limit')
  return limit
}

/** A page of objects, the newest first, filtered by the time of creation and by fields that equal a parameter. */
export function listPage<T extends Listed>(
  objects: readonly T[],
  params: Params,
  url: string,
  fields: readonly string[],
) {
  const found = objects
    .filter((object) => isWithin(object.created, params.created))
    .filter((object) =>
      fields.every((field) => params[field] === undefined || String(object[field as keyof T]) === params[field]),
    )
    .reverse()
  const [after, before] = [textOf(params.starting_after), textOf(params.ending_before)]
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0
  const end = before ? found.findIndex(({ id }) => id === before) : found.length
  if ((after && start === 0) || end === -1) throw invalid('starting_after', 'No such object', 'resource_missing')
  const limit = readLimit(params)
  const data = before ? found.slice(Math.max(0, end - limit), end) : found.slice(start, start + limit)
  const hasMore = before ? end > limit : start + limit < found.length
  return { object: 'list' as const, url, has_more: hasMore, data }
}

const EXPANDABLE = {
  payment_intent: 'intents',
  latest_charge: 'charges',
  charge: 'charges',
  balance_transaction: 'transactions',
  failure_balance_transaction: 'transactions',
} as const

function expandPath(world: World, object: unknown, [field = '', ...rest]: readonly string[]): void {
  if (Array.isArray(object)) {
    for (const each of object) expandPath(world, each, [field, ...rest])
    return
  }
  if (typeof object !== 'object' || object === null) return
  const target = object as Record<string, unknown>
  const kind = EXPANDABLE[field as keyof typeof EXPANDABLE]
  const id = target[field]
  if (kind && typeof id === 'string') target[field] = structuredClone(world.state[kind][id])
  if (rest.length > 0) expandPath(world, target[field], rest)
}

/** A copy of an answer in which the ids that `expand` names are their objects. */
export function expand(world: World, answer: object, params: Params): object {
  const copy = structuredClone(answer)
  const paths = Array.isArray(params.expand) ? params.expand : []
  for (const path of paths) if (typeof path === 'string') expandPath(world, copy, path.split('.'))
  return copy
}
