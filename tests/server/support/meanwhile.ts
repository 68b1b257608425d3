import { env } from 'cloudflare:test'
import { createDatabase } from '../../../src/server/platform/database.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { cheapHasher, startServer } from './client.ts'

type Act = () => Promise<unknown>

/**
 * A server in which something else happens in the middle of a call: after its check of the password, or after all that it read
 * and before its first batch. As other processes on the same database do it, but always and at the worst moment.
 */
export function startInterrupted(replaced: Partial<Services> = {}) {
  const waiting: { check?: Act | undefined; write?: Act | undefined } = {}
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
  const binding = new Proxy(env.DB, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'batch') return value.bind(target)
      return async (statements: never) => {
        await interrupt('write')
        return target.batch(statements)
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
      waiting[moment] = act
      const got = await call()
      if (waiting[moment]) throw new Error('the call never came to that moment')
      return got
    }
  return { ...server, duringCheck: during('check'), beforeWrite: during('write') }
}

export type Interrupted = ReturnType<typeof startInterrupted>
