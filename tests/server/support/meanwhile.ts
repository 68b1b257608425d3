import { env } from 'cloudflare:test'
import { createDatabase } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { cheapHasher, type StartServer } from './server-of.ts'

type Act = () => Promise<unknown>
type Prepared = ReturnType<typeof env.DB.prepare>

/**
 * A server in which something else happens in the middle of a call: after its check of the password, after all that it read
 * and before its first batch, or when it has read the session that its batch opened. As other processes on the same database do it, but always and at the worst moment.
 */
export function startInterrupted(startServer: StartServer, replaced: Partial<Services> = {}) {
  const waiting: { check?: Act | undefined; write?: Act | undefined; answer?: Act | undefined } = {}
  const interrupt = async (moment: keyof typeof waiting) => {
    const act = waiting[moment]
    waiting[moment] = undefined
    await act?.()
  }
  const after =
    <Given extends unknown[], Got>(work: (...given: Given) => Promise<Got>) =>
    async (...given: Given): Promise<Got> => {
      const got = await work(...given)
      await interrupt('check')
      return got
    }
  let hasWritten = false
  /** A prepared statement whose answer the act follows. */
  const interruptAfter = (statement: Prepared): Prepared =>
    new Proxy(statement, {
      get: (target, name) => {
        const value = Reflect.get(target, name).bind(target)
        if (name === 'bind') return (...given: unknown[]) => interruptAfter(value(...given))
        return async (...given: unknown[]) => {
          const got = await value(...given)
          if (hasWritten) await interrupt('answer')
          return got
        }
      },
    })
  const binding = new Proxy(env.DB, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'prepare')
        return (text: string) => {
          const statement = target.prepare(text)
          return /^select .* from "session"/s.test(text) ? interruptAfter(statement) : statement
        }
      if (name !== 'batch') return value.bind(target)
      return async (statements: never) => {
        await interrupt('write')
        const results = await target.batch(statements)
        hasWritten = true
        return results
      }
    },
  })
  const server = startServer({
    db: createDatabase(binding as never),
    hasher: { ...cheapHasher, hash: after(cheapHasher.hash), verify: after(cheapHasher.verify) },
    ...replaced,
  })
  const during =
    (moment: keyof typeof waiting) =>
    async <T>(call: () => Promise<T>, act: Act): Promise<T> => {
      hasWritten = false
      waiting[moment] = act
      const got = await call()
      if (waiting[moment]) throw new Error('the call never came to that moment')
      return got
    }
  return { ...server, duringCheck: during('check'), beforeWrite: during('write'), duringAnswer: during('answer') }
}
