import type { CacheLike, CachesLike } from '#src/worker/access/document-store.ts'

/** The Cache API as the edge uses it, with what it holds open to tests. */
export function createFakeCaches(): CachesLike & { held: Map<string, Response>; puts: string[] } {
  const held = new Map<string, Response>()
  const puts: string[] = []
  const cache: CacheLike = {
    match: async (key) => held.get(key)?.clone(),
    put: async (key, response) => {
      if (response.headers.has('set-cookie')) throw new Error('The cache takes no cookies')
      puts.push(key)
      held.set(key, new Response(await response.arrayBuffer(), { headers: response.headers }))
    },
    delete: async (key) => held.delete(key),
  }
  return { held, puts, open: async () => cache }
}
