import type { R2Bucket } from '@cloudflare/workers-types'

type Bytes = ReadableStream<Uint8Array> | Uint8Array

export type PictureStore = {
  find: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>
  has: (key: string) => Promise<boolean>
  save: (key: string, picture: Uint8Array, contentType: string) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Deletes all keys with the prefix. */
  removeUnder: (prefix: string) => Promise<void>
}

/** Stores public pictures under the path of their address. */
export const createPictureStore = (bucket: R2Bucket): PictureStore => ({
  find: async (key) => (await bucket.get(key))?.body as (Bytes & ReadableStream<Uint8Array>) | undefined,
  has: async (key) => (await bucket.head(key)) !== null,
  save: async (key, picture, contentType) => {
    await bucket.put(key, picture, { httpMetadata: { contentType } })
  },
  remove: (key) => bucket.delete(key),
  removeUnder: async (prefix) => {
    const { objects } = await bucket.list({ prefix })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  },
})
