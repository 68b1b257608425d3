import type { EdgeDependencies } from '../dependencies.ts'
import type { CacheLike, CachesLike } from './document-store.ts'

/** The data centre's cache is optional: a failure counts as a miss and is logged. */
export const optionalCaches = (caches: CachesLike, log: EdgeDependencies['log']): CachesLike => ({
  open: async (name) => {
    const ask = async <T>(work: (cache: CacheLike) => Promise<T>, otherwise: T): Promise<T> => {
      try {
        return await work(await caches.open(name))
      } catch (error) {
        log({ event: 'cache-failed', cache: name, error: String(error) })
        return otherwise
      }
    }
    return {
      match: (key) => ask((cache) => cache.match(key), undefined),
      put: (key, response) => ask((cache) => cache.put(key, response), undefined),
      delete: (key) => ask((cache) => cache.delete(key), false),
    }
  },
})
