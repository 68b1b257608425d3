import { env } from 'cloudflare:test'
import { createDatabase } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'

type Prepared = ReturnType<typeof env.DB.prepare>

/** A process that is gone at one of its steps: before a call, or after it with the answer unheard. From then on it does nothing any more. */
export function createLife(stepsLeft: number) {
  let left = stepsLeft
  let isOver = false
  const die = (): never => {
    isOver = true
    throw new Error('the consumer was killed')
  }
  const step = (): void => {
    if (isOver || left <= 0) die()
    left -= 1
  }
  const through = async <Given>(call: () => Promise<Given>): Promise<Given> => {
    step()
    const given = await call()
    step()
    return given
  }
  return { through, die, isOver: () => isOver }
}

export type Life = ReturnType<typeof createLife>

/** The object with a step before and one after each of its calls. */
const dying = <Called extends object>(target: Called, { through }: Life): Called =>
  new Proxy(target, {
    get: (_, name) => {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => through(() => value.apply(target, given))
    },
  })

/** The database of the test, for a process that may be gone between any two statements. */
function dyingDatabase(life: Life) {
  const own = new WeakMap<object, Prepared>()
  const wrap = (statement: Prepared): Prepared => {
    const wrapped = new Proxy(statement, {
      get: (_, name) => {
        const value = Reflect.get(statement, name)
        if (typeof value !== 'function') return value
        if (name === 'bind') return (...values: unknown[]) => wrap(statement.bind(...values))
        return (...given: unknown[]) => life.through(() => value.apply(statement, given))
      },
    })
    own.set(wrapped, statement)
    return wrapped
  }
  const binding = new Proxy(env.DB, {
    get: (target, name) => {
      if (name === 'prepare') return (text: string) => wrap(target.prepare(text))
      if (name === 'batch')
        return (statements: Prepared[]) =>
          life.through(() => target.batch(statements.map((statement) => own.get(statement) ?? statement)))
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return createDatabase(binding as never)
}

/** What a consumer works with, for as long as it lives. */
export const servicesOf = (services: Services, life: Life): Services => ({
  ...services,
  db: dyingDatabase(life),
  live: dying(services.live, life),
  jobQueue: dying(services.jobQueue, life),
  mailers: {
    account: dying(services.mailers.account, life),
    subscribed: dying(services.mailers.subscribed, life),
  },
  limiter: dying(services.limiter, life),
})
