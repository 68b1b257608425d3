import { KEPT_FOR } from '../policy/document-cache.ts'
import type { CachesLike } from './document-store.ts'

type Picture = { body: BodyInit | null; type: string }
/** `asOf`: the time up to which withdrawals were known at the request. */
export type KeptPicture = Picture & { storedAt: number; asOf: number }

export type PictureCache = {
  /** Only copies stored after `newerThan`. */
  find: (key: string, newerThan: number) => Promise<KeptPicture | undefined>
  save: (key: string, picture: KeptPicture) => Promise<void>
  answer: (picture: Picture) => Response
}

/** The address of a picture names its content, so copies never become stale. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const STORED_AT = 'x-stored-at'
const AS_OF = 'x-as-of'

/** Caches pictures in the data centre, for as long as withdrawals that may concern them are listed. */
export function createPictureCache(caches: CachesLike): PictureCache {
  const open = () => caches.open('pictures')
  return {
    find: async (key, newerThan) => {
      const kept = await (await open()).match(key)
      const read = (name: string) => Number(kept?.headers.get(name))
      if (!kept || !(read(STORED_AT) > newerThan)) return undefined
      const type = kept.headers.get('content-type') ?? ''
      return { body: kept.body, type, storedAt: read(STORED_AT), asOf: read(AS_OF) }
    },
    save: async (key, { body, type, storedAt, asOf }) =>
      (await open()).put(
        key,
        new Response(body, {
          headers: {
            'content-type': type,
            'cache-control': `public, max-age=${KEPT_FOR / 1000}`,
            [STORED_AT]: String(storedAt),
            [AS_OF]: String(asOf),
          },
        }),
      ),
    answer: ({ body, type }) => new Response(body, { headers: { 'content-type': type, 'cache-control': FOR_EVER } }),
  }
}
