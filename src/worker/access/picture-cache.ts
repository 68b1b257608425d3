import type { CachesLike } from './document-store.ts'

export type PictureCache = {
  find: (key: string) => Promise<Response | undefined>
  save: (key: string, picture: ArrayBuffer) => Promise<void>
  answer: (picture: ArrayBuffer) => Response
}

/** The address of a picture names what it shows: nothing that is kept ever gets old. */
const HEADERS = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' }

/** Pictures in the data centre's cache. */
export function createPictureCache(caches: CachesLike): PictureCache {
  const open = () => caches.open('pictures')
  const answer = (picture: ArrayBuffer) => new Response(picture, { headers: HEADERS })
  return {
    find: async (key) => {
      const kept = await (await open()).match(key)
      return kept && new Response(kept.body, { headers: HEADERS })
    },
    save: async (key, picture) => (await open()).put(key, answer(picture)),
    answer,
  }
}
