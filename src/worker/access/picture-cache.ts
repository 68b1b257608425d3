import type { CachesLike } from './document-store.ts'

export type KeptPicture = { body: BodyInit | null; type: string }

export type PictureCache = {
  find: (key: string) => Promise<Response | undefined>
  save: (key: string, picture: KeptPicture) => Promise<void>
  answer: (picture: KeptPicture) => Response
}

/** The address of a picture names what it shows: nothing that is kept ever gets old. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Pictures in the data centre's cache. */
export function createPictureCache(caches: CachesLike): PictureCache {
  const open = () => caches.open('pictures')
  const answer = ({ body, type }: KeptPicture) =>
    new Response(body, { headers: { 'content-type': type, 'cache-control': FOR_EVER } })
  return {
    find: async (key) => {
      const kept = await (await open()).match(key)
      return kept && answer({ body: kept.body, type: kept.headers.get('content-type') ?? '' })
    },
    save: async (key, picture) => (await open()).put(key, answer(picture)),
    answer,
  }
}
