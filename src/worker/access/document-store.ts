import { ASKED_OFTEN, KEPT_FOR } from '../policy/document-cache.ts'
import { readSubjects, writeSubjects } from '../policy/subjects.ts'
import { STYLE_HASH } from '../renderer.ts'
import type { PublicCopy } from './withdrawn-list.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type StoredDocument = PublicCopy & {
  body: Bytes
  /** The brotli body, once it was requested often. */
  packed?: Bytes
  headers: [string, string][]
  storedAt: number
  /** The document is outdated from then on. */
  until?: number
}
/** Compresses with the best ratio, at any cost of time. */
export type Pack = (body: Bytes) => Promise<Bytes>

export type CacheLike = {
  match: (key: string) => Promise<Response | undefined>
  put: (key: string, response: Response) => Promise<void>
  delete: (key: string) => Promise<boolean>
}
export type CachesLike = { open: (name: string) => Promise<CacheLike> }

export type DocumentStore = {
  /** Prefers a copy in memory younger than `newerThan`; otherwise looks for a newer one in the cache. */
  find: (key: string, newerThan: number) => Promise<StoredDocument | undefined>
  save: (key: string, document: StoredDocument) => Promise<void>
  /** Called for each request of a document: compresses it after many requests, one document at a time. */
  pack: (key: string) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Documents whose requests are counted; then the count restarts. */
const MAX_COUNTED = 5000
const STORED_AT = 'x-stored-at'
const AS_OF = 'x-as-of'
const SUBJECTS = 'x-subjects'
const UNTIL = 'x-until'
/** A cache adds headers that are not the document's. */
const KEPT_HEADERS: ReadonlySet<string> = new Set([
  'content-type',
  'content-language',
  'etag',
  'link',
  'x-robots-tag',
  STYLE_HASH,
])

/**
 * Stores public documents: in the isolate's memory, and behind it in the data centre's cache. An unchanged document keeps its compressed body
 * on renewal.
 * @param memoryLimit bytes of bodies in memory.
 */
export function createDocumentStore(caches: CachesLike, pack: Pack, memoryLimit = 16_000_000): DocumentStore {
  const memory = createMemory(memoryLimit)
  const asked = new Map<string, number>()
  let isPacking = false
  const open = () => caches.open('documents')
  return {
    find: async (key, newerThan) => {
      const near = memory.find(key)
      if (near && near.storedAt > newerThan) return near
      const far = await readFar(await open(), key)
      if (!far || (near && near.storedAt >= far.storedAt)) return near
      memory.save(key, far)
      return far
    },
    save: async (key, document) => {
      const before = memory.find(key)
      const packed = before && tagOf(before) === tagOf(document) ? before.packed : undefined
      memory.save(key, packed ? { ...document, packed } : document)
      await (await open()).put(key, toResponse(document))
    },
    pack: async (key) => {
      const kept = memory.find(key)
      if (!kept || kept.packed) return
      const times = (asked.get(key) ?? 0) + 1
      if (asked.size >= MAX_COUNTED) asked.clear()
      asked.set(key, times)
      if (times < ASKED_OFTEN || isPacking) return
      isPacking = true
      const packed = await pack(kept.body).finally(() => {
        isPacking = false
      })
      asked.delete(key)
      if (memory.find(key) === kept) memory.save(key, { ...kept, packed })
    },
    remove: async (key) => {
      memory.remove(key)
      await (await open()).delete(key)
    },
  }
}

const tagOf = ({ headers }: StoredDocument) => headers.find(([name]) => name === 'etag')?.[1]

async function readFar(cache: CacheLike, key: string): Promise<StoredDocument | undefined> {
  const response = await cache.match(key)
  const storedAt = Number(response?.headers.get(STORED_AT))
  if (!response || !storedAt) return undefined
  const headers = [...response.headers].filter(([name]) => KEPT_HEADERS.has(name))
  const until = Number(response.headers.get(UNTIL))
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    headers,
    storedAt,
    asOf: Number(response.headers.get(AS_OF)),
    subjects: readSubjects(response.headers.get(SUBJECTS) ?? '*'),
    ...(until && { until }),
  }
}

function toResponse({ body, headers, storedAt, asOf, subjects, until }: StoredDocument): Response {
  const all = new Headers(headers)
  all.set(STORED_AT, String(storedAt))
  all.set(AS_OF, String(asOf))
  all.set(SUBJECTS, writeSubjects(subjects))
  if (until) all.set(UNTIL, String(until))
  all.set('cache-control', `public, max-age=${KEPT_FOR / 1000}`)
  return new Response(body, { headers: all })
}

const sizeOf = (document?: StoredDocument) =>
  document ? document.body.byteLength + (document.packed?.byteLength ?? 0) : 0

/** Evicts the least recently used first; a Map keeps its keys in the order of use here. */
function createMemory(limit: number) {
  const documents = new Map<string, StoredDocument>()
  let size = 0
  const remove = (key: string) => {
    size -= sizeOf(documents.get(key))
    documents.delete(key)
  }
  return {
    find: (key: string) => {
      const found = documents.get(key)
      if (found) {
        documents.delete(key)
        documents.set(key, found)
      }
      return found
    },
    save: (key: string, document: StoredDocument) => {
      remove(key)
      documents.set(key, document)
      size += sizeOf(document)
      for (const oldest of documents.keys()) {
        if (size <= limit || oldest === key) break
        remove(oldest)
      }
    },
    remove,
  }
}
